import * as v from "valibot";
import type { z } from "zod";
import { PAGE_SIZE } from "#app/data/catalogue/catalogue-values.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { productIdIn } from "#app/domain/channels/variant-id.ts";
import { ProductIdSchema } from "#app/domain/product/product-id.ts";
import { pathIn } from "#app/domain/text/language.ts";
import { enteredBounds } from "#app/domain/ucp/price-bounds.ts";
import { ucpEnvelope, ucpError } from "#app/domain/ucp/ucp-message.ts";
import { type ProductRows, ucpProduct } from "#app/domain/ucp/ucp-product.ts";
import {
  type LookupRequestSchema,
  MAX_UCP_PRODUCTS,
  type ProductRequestSchema,
  type SearchRequest,
  type UcpFilters,
} from "#app/domain/ucp/ucp-requests.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { findProducts } from "./find-lines.ts";

/** The least and more than any price, in dollars. */
const MINIMUM = 0.01;
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
    // Above the catalogue's own minimum, because its own maximum is no limit (specification section 5).
    priceMin: Math.max(bounds.min / CENTS, MINIMUM),
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

type Shown = ReturnType<typeof ucpProduct>;

/** Return the variant that stands for a whole product: the first that can be bought. */
const featuredOf = ({ variants }: Pick<Shown, "variants">) =>
  variants.find(({ availability }) => availability.available) ?? variants[0];

/** Keep the requested variants, each with the ids that requested it. A product's id requests one. */
function askedFor(product: Shown, ids: readonly string[]) {
  const featured = featuredOf(product);
  const variants = product.variants.flatMap((variant) => {
    const inputs = ids.flatMap((id) => {
      if (id === variant.id) return [{ id, match: "exact" }];
      const isWhole = id.toLowerCase() === product.id && variant === featured;
      return isWhole ? [{ id, match: "featured" }] : [];
    });
    return inputs.length > 0 ? [{ ...variant, inputs }] : [];
  });
  return { ...product, variants };
}

/** Return whether a lookup keeps a product. All variants of one have the same price. */
function isWithin({ price_range, categories }: Shown, { price, categories: wanted }: UcpFilters) {
  const { amount } = price_range.min;
  return (
    amount >= (price.min ?? 0) &&
    amount <= (price.max ?? Number.POSITIVE_INFINITY) &&
    (wanted.length === 0 || categories.some(({ value }) => wanted.includes(value)))
  );
}

/** Answer `POST /catalog/lookup`: the products and variants with these ids, and which ids name none. */
export async function answerLookup(
  channels: LocalChannels,
  { ids, filters }: z.output<typeof LookupRequestSchema>,
) {
  const { storeUrl } = await channels.describe();
  const products = (await findProducts(channels, ids.map(productIdOf)))
    .map((found) => askedFor(shown(channels, found, storeUrl), ids))
    .filter(({ variants }) => variants.length > 0);
  const known = new Set(
    products.flatMap(({ variants }) =>
      variants.flatMap(({ inputs }) => inputs.map(({ id }) => id)),
    ),
  );
  return {
    ...ucpEnvelope("success"),
    products: products.filter((product) => isWithin(product, filters)),
    messages: ids
      .filter((id) => !known.has(id))
      .map((id) => ({ type: "info", code: "not_found", content: id })),
  };
}

type Option = Shown["variants"][number]["options"][number];

/** Return the variants that have all selected options, and these; the least preferred option is dropped until one has. */
function selectVariants({ variants }: Shown, wanted: readonly Option[], preferences: string[]) {
  const rankOf = ({ name }: Option) => preferences.indexOf(name) + 1 || preferences.length + 1;
  const selected = wanted.toSorted((one, other) => rankOf(one) - rankOf(other));
  const matching = () =>
    variants.filter(({ options }) =>
      selected.every(({ name, label }) =>
        options.some((option) => option.name === name && option.label === label),
      ),
    );
  while (selected.length > 0 && matching().length === 0) selected.pop();
  return { variants: matching(), selected };
}

/** Answer `POST /catalog/product`: one product with the variants that were asked for, the most fitting first. */
export async function answerProduct(
  channels: LocalChannels,
  { id, selected: wanted, preferences, filters }: z.output<typeof ProductRequestSchema>,
) {
  const { storeUrl } = await channels.describe();
  const [found] = await findProducts(channels, [productIdOf(id)]);
  const product = found && shown(channels, found, storeUrl);
  if (!product || !isWithin(product, filters)) {
    return ucpError("not_found", `The shop sells nothing with the id ${id}.`, "unrecoverable");
  }
  const named = product.variants.find((variant) => variant.id === id);
  // The id of a variant says everything.
  const { variants, selected } = selectVariants(product, named ? [] : wanted, preferences);
  const first = named ?? featuredOf({ variants });
  return {
    ...ucpEnvelope("success"),
    product: {
      ...product,
      selected: selected.length > 0 ? selected : (first?.options ?? []),
      variants: variants.toSorted((one, other) => Number(other === first) - Number(one === first)),
    },
  };
}
