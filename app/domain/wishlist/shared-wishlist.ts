import * as v from "valibot";
import { SEPARATOR, unescaped } from "../bag/bag-link.ts";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import { offersChoice, type Product } from "../product/product.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import { MAX_WISHES } from "./wish.ts";

/** One product of a shared link. Untrusted until checked against the catalogue. */
export type WishLinkEntry = { id: string; size: string | null; color: string | null };

const ChosenSchema = v.pipe(
  v.string(),
  v.transform(unescaped),
  ChoiceTextSchema,
  v.transform((choice) => choice || null),
);

const EntrySchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => text.split(SEPARATOR)),
  v.transform((parts) => (parts.length === 1 ? [...parts, "", ""] : parts)),
  v.strictTuple([
    v.pipe(
      ProductIdSchema,
      v.transform((id) => id.toLowerCase()),
    ),
    ChosenSchema,
    ChosenSchema,
  ]),
  v.transform(([id, size, color]) => ({ id, size, color })),
);

/**
 * Parse a shared link's query. Invalid and repeated products are left out, and products above the wishlist's limit are
 * ignored. Never throws.
 */
export function wishLinkEntries(query: URLSearchParams): WishLinkEntry[] {
  const entries = new Map<string, WishLinkEntry>();
  for (const text of query.getAll("wish").slice(0, MAX_WISHES)) {
    const { success, output } = v.safeParse(EntrySchema, text);
    if (success && !entries.has(output.id)) entries.set(output.id, output);
  }
  return [...entries.values()];
}

/** A product of a shared link as it is today. */
export type SharedWish = { product: Product; size: string | null; color: string | null };

const offered = (options: string[], choice: string | null) =>
  choice !== null && offersChoice(options, choice) ? choice : null;

/** Combine a link's entries with the products that still exist. A size or color that is no longer offered is left out. */
export function sharedWishesOf(entries: WishLinkEntry[], products: Product[]): SharedWish[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return entries.flatMap(({ id, size, color }) => {
    const product = byId.get(id);
    if (!product) return [];
    return [{ product, size: offered(product.sizes, size), color: offered(product.colors, color) }];
  });
}
