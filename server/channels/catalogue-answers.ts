import * as v from "valibot";
import type { z } from "zod";
import { PAGE_SIZE } from "#app/data/catalogue/catalogue-values.ts";
import { productIdIn } from "#app/domain/channels/variant-id.ts";
import { filtersFromQuery } from "#app/domain/filters.ts";
import { pathIn } from "#app/domain/language.ts";
import { ProductIdSchema } from "#app/domain/product-id.ts";
import { enteredBounds } from "#app/domain/ucp/price-bounds.ts";
import { ucpEnvelope, ucpError } from "#app/domain/ucp/ucp-message.ts";
import { type ProductRows, ucpProduct } from "#app/domain/ucp/ucp-product.ts";
import {
  type LookupRequestSchema,
  MAX_UCP_PRODUCTS,
  type ProductRequestSchema,
  type SearchRequest,
} from "#app/domain/ucp/ucp-requests.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { findProducts } from "./find-lines.ts";

/** More than any price, in dollars. */
const NO_MAXIMUM = 1_000_000;
const CENTS = 100;

function shown({ names, language }: LocalChannels, found: ProductRows, storeUrl: string) {
  const url = storeUrl + pathIn(language, `/products/${found.product.slug}`);
  return ucpProduct(found, names, url);
}

/** Answer `POST /catalog/search`: the products that a shopper's search finds, newest first. */
export async function answerSearch(channels: LocalChannels, request: SearchRequest) {
  const { query, filters: wanted, pagination } = request;
  const shop = await channels.describe();
  const bounds = enteredBounds(wanted.price, shop.pricing);
  const search = new URLSearchParams([
    ["q", query],
    ...wanted.categories.map((category) => ["category", category]),
  ]);
  const { value: page } = await channels.catalogue.listProducts({
    ...filtersFromQuery(search),
    priceMin: bounds.min / CENTS,
    priceMax: bounds.max === undefined ? NO_MAXIMUM : bounds.max / CENTS,
    page: Math.floor(pagination.cursor / PAGE_SIZE) + 1,
  });
  const first = pagination.cursor % PAGE_SIZE;
  const products = page.products.slice(first, first + Math.min(pagination.limit, MAX_UCP_PRODUCTS));
  const next = pagination.cursor + products.length;
  const hasNext = products.length > 0 && next < page.total;
  const found = await Promise.all(products.map((product) => channels.rowsOf(product, shop)));
  return {
    ...ucpEnvelope("success"),
    products: found.map((one) => shown(channels, one, shop.storeUrl)),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && { cursor: String(next) }),
      total_count: page.total,
    },
  };
}

/** Return the id of the product that an agent's id names: that of a variant or of a product. */
function productIdOf(id: string): string | null {
  return productIdIn(id) ?? (v.is(ProductIdSchema, id) ? id.toLowerCase() : null);
}

/** Leave only the variants that were asked for by their own ids, unless the whole product was. */
function onlyAsked({ product, rows }: ProductRows, ids: readonly string[]): ProductRows {
  const isWhole = ids.some((id) => id.toLowerCase() === product.id);
  return { product, rows: isWhole ? rows : rows.filter(({ id }) => ids.includes(id)) };
}

/** Answer `POST /catalog/lookup`: the products and variants with these ids, and which ids name none. */
export async function answerLookup(
  channels: LocalChannels,
  { ids }: z.output<typeof LookupRequestSchema>,
) {
  const { storeUrl } = await channels.describe();
  const products = (await findProducts(channels, ids.map(productIdOf)))
    .map((found) => onlyAsked(found, ids))
    .filter(({ rows }) => rows.length > 0);
  const known = new Set(
    products.flatMap(({ product, rows }) => [product.id, ...rows.map(({ id }) => id)]),
  );
  const unknown = ids.filter((id) => !known.has(id) && !known.has(id.toLowerCase()));
  return {
    ...ucpEnvelope("success"),
    products: products.map((found) => shown(channels, found, storeUrl)),
    messages: unknown.map((id) => ({ type: "warning", code: "not_found", content: id })),
  };
}

/** Answer `POST /catalog/product`: one product with all its variants. */
export async function answerProduct(
  channels: LocalChannels,
  { id }: z.output<typeof ProductRequestSchema>,
) {
  const { storeUrl } = await channels.describe();
  const [found] = await findProducts(channels, [productIdOf(id)]);
  if (!found) return ucpError("not_found", `The shop sells nothing with the id ${id}.`);
  return { ...ucpEnvelope("success"), product: shown(channels, found, storeUrl) };
}
