import * as v from "valibot";
import type { Product } from "../product/product.ts";
import { CountSchema } from "../text/count.ts";
import type { Category } from "./taxonomy.ts";

/** The longest search that shoppers can type, in characters. */
const MAX_SEARCH_LENGTH = 100;

/** The query parameter of `/shop/search`: what is typed in the header's search so far. */
export const SearchTextSchema = v.pipe(v.string(), v.maxLength(MAX_SEARCH_LENGTH));

const FoundProductSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** In cents. */
  price: CountSchema,
  originalPrice: v.nullable(CountSchema),
  image: v.nullable(v.string()),
  /** The placeholder while the picture loads. */
  color: v.optional(v.string()),
});

export type FoundProduct = v.InferOutput<typeof FoundProductSchema>;

const TaxonomySchema = v.array(v.object({ name: v.string(), displayName: v.string() }));

/** The response of `/shop/search`. */
export const SearchAnswerSchema = v.object({
  /** The first products found. */
  products: v.array(FoundProductSchema),
  /** How many products are found. */
  total: CountSchema,
  /** Those the search names; all where it finds nothing or is empty. */
  categories: TaxonomySchema,
  collections: TaxonomySchema,
  /** A search that finds something, where this one finds nothing. */
  suggestion: v.nullable(v.string()),
});

export type SearchAnswer = v.InferOutput<typeof SearchAnswerSchema>;

/** Return what the header's search shows of a product. */
export function foundProductOf(product: Product): FoundProduct {
  const { slug, name, price, originalPrice, images, looks } = product;
  // A data URL may be a megabyte.
  const image = images.find((url) => !url.startsWith("data:")) ?? null;
  return { slug, name, price, originalPrice, image, color: looks?.[image ?? ""]?.color };
}

/** Return slug and name of a category or collection. */
export function namedTaxonomy({ name, displayName }: Category): Omit<Category, "id"> {
  return { name, displayName };
}
