import { pictureSize } from "../picture/picture-size.ts";
import { MIN_META_SIDE } from "../picture/picture-upload.ts";
import type { ChannelRow } from "./channel-row.ts";
import { type FeedField, type FeedFormat, feedAmount, missingEverywhere } from "./feed-format.ts";

const MAX_FURTHER_PICTURES = 20;

function isLargeEnough(url: string): boolean {
  const size = pictureSize(url);
  return size === null || Math.min(size.width, size.height) >= MIN_META_SIDE;
}

/** Pictures of unknown size included: other sites', and those the shop draws, which are large. */
const picturesIn = ({ pictures }: ChannelRow) => pictures.filter(isLargeEnough);

function missing(row: ChannelRow): FeedField[] {
  const fields = missingEverywhere(row);
  if (row.pictures.length > 0 && picturesIn(row).length === 0) fields.push("largePicture");
  return fields;
}

/** The columns, in the order of the file. */
const COLUMNS: readonly [name: string, cell: (row: ChannelRow) => string][] = [
  ["id", (row) => row.id],
  ["title", (row) => row.title],
  ["description", (row) => row.description],
  ["availability", (row) => (row.free > 0 ? "in stock" : "out of stock")],
  ["condition", (row) => row.condition],
  ["price", (row) => feedAmount(row.regularPrice ?? row.price)],
  ["sale_price", (row) => (row.regularPrice === null ? "" : feedAmount(row.price))],
  ["link", (row) => row.url],
  ["image_link", (row) => picturesIn(row)[0] ?? ""],
  [
    "additional_image_link",
    (row) =>
      picturesIn(row)
        .slice(1, 1 + MAX_FURTHER_PICTURES)
        .map((url) => url.replaceAll(",", "%2C"))
        .join(","),
  ],
  ["brand", (row) => row.brand],
  ["item_group_id", (row) => row.groupId],
  ["google_product_category", (row) => String(row.googleCategory)],
  ["gender", (row) => row.gender],
  ["age_group", (row) => row.ageGroup],
  ["color", (row) => row.colorName],
  ["size", (row) => row.sizeName],
];

/** Every cell is quoted. No mark of text before a formula: it would show in the advertisement. */
const line = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;

/** CSV of Meta's catalogue, which WhatsApp shows as well (Meta's catalogue reference, 2026-04-22). */
export const metaFeed: FeedFormat = {
  contentType: "text/csv; charset=utf-8",
  begin: () => line(COLUMNS.map(([name]) => name)),
  row: (row) => line(COLUMNS.map(([, cell]) => cell(row))),
  end: "",
  missing,
};
