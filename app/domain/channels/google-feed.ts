import { escapeXml } from "../text/escape-xml.ts";
import type { ChannelRow } from "./channel-row.ts";
import { type FeedField, type FeedFormat, feedAmount, missingEverywhere } from "./feed-format.ts";
import { CLOTHING, SHOES } from "./google-category.ts";

const MAX_FURTHER_PICTURES = 10;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const optional = (name: string, text: string) => (text === "" ? "" : element(name, text));

function missing(row: ChannelRow): FeedField[] {
  const fields = missingEverywhere(row);
  if (row.color === "") fields.push("color");
  const hasSizes = row.googleCategory === CLOTHING || row.googleCategory === SHOES;
  if (hasSizes && row.size === "") fields.push("size");
  return fields;
}

function item(row: ChannelRow): string {
  const [picture = "", ...further] = row.pictures;
  return [
    "<item>",
    element("g:id", row.id),
    element("g:item_group_id", row.groupId),
    element("title", row.title),
    element("description", row.description),
    element("link", row.url),
    element("g:image_link", picture),
    ...further.slice(0, MAX_FURTHER_PICTURES).map((url) => element("g:additional_image_link", url)),
    element("g:availability", row.free > 0 ? "in_stock" : "out_of_stock"),
    element("g:price", feedAmount(row.regularPrice ?? row.price)),
    row.regularPrice === null ? "" : element("g:sale_price", feedAmount(row.price)),
    element("g:brand", row.brand),
    element("g:condition", row.condition),
    element("g:google_product_category", String(row.googleCategory)),
    element("g:gender", row.gender),
    element("g:age_group", row.ageGroup),
    optional("g:color", row.colorName),
    optional("g:size", row.sizeName),
    "</item>\n",
  ].join("");
}

/**
 * RSS 2.0 with Google's namespace (Google Merchant Center, answers 7052112 and 6324371). Pinterest and assistants read it
 * as well.
 */
export const googleFeed: FeedFormat = {
  contentType: "application/xml; charset=utf-8",
  begin: ({ title, description, url }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `${element("title", title)}${element("link", url)}${element("description", description)}\n`,
  row: item,
  end: "</channel></rss>\n",
  missing,
};
