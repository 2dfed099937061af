import type { ChannelRow } from "../channels/channel-row.ts";
import type { Cents } from "../money/money.ts";
import type { Product } from "../product/product.ts";
import type { FreeStock } from "../stock/free-stock.ts";
import { UCP_CURRENCY } from "./ucp-version.ts";

/** A product, its rows, of which there is at least one, and its stock; null for unknown. */
export type ProductRows = {
  product: Product;
  rows: readonly ChannelRow[];
  stock: FreeStock | null;
};

/** The names of the options in the language of the rows. */
export type OptionNames = { size: string; color: string };

const money = (amount: Cents) => ({ amount, currency: UCP_CURRENCY });

const mediaOf = ({ pictures, title }: ChannelRow) =>
  pictures.map((url) => ({ type: "image", url, alt_text: title }));

function optionsOf({ colorName, sizeName }: ChannelRow, names: OptionNames) {
  return [
    ...(colorName ? [{ name: names.color, label: colorName }] : []),
    ...(sizeName ? [{ name: names.size, label: sizeName }] : []),
  ];
}

/** Return the name of a variant: `Silk Wrap Dress, Cream, M`. */
export const variantTitle = ({ title, colorName, sizeName }: ChannelRow) =>
  [title, colorName, sizeName].filter(Boolean).join(", ");

function variantOf(row: ChannelRow, names: OptionNames) {
  return {
    id: row.id,
    sku: row.id,
    title: variantTitle(row),
    description: { plain: row.description },
    url: row.url,
    price: money(row.price),
    ...(row.regularPrice !== null && { list_price: money(row.regularPrice) }),
    availability: {
      available: row.free > 0,
      status: row.free > 0 ? "in_stock" : "out_of_stock",
    },
    options: optionsOf(row, names),
    media: mediaOf(row),
  };
}

/** Return a product as the protocol's catalogue shows it. Amounts are cents with IVA. */
export function ucpProduct(
  { product, rows }: Pick<ProductRows, "product" | "rows">,
  names: OptionNames,
  url: string,
) {
  const valuesOf = (name: "colorName" | "sizeName") =>
    [...new Set(rows.map((row) => row[name]))].filter(Boolean).map((label) => ({ label }));
  const options = [
    { name: names.color, values: valuesOf("colorName") },
    { name: names.size, values: valuesOf("sizeName") },
  ];
  const [first] = rows;
  return {
    id: product.id,
    handle: product.slug,
    title: first?.title ?? product.name,
    description: { plain: first?.description ?? "" },
    url,
    categories: [
      ...(product.category ? [{ value: product.category, taxonomy: "merchant" }] : []),
      ...(first
        ? [{ value: String(first.googleCategory), taxonomy: "google_product_category" }]
        : []),
    ],
    price_range: { min: money(first?.price ?? 0), max: money(first?.price ?? 0) },
    media: first ? mediaOf(first) : [],
    options: options.filter(({ values }) => values.length > 0),
    variants: rows.map((row) => variantOf(row, names)),
  };
}
