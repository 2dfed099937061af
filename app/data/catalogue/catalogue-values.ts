import type { Product } from "#app/domain/product.ts";
import type { Category, Collection } from "#app/domain/taxonomy.ts";
import type { Stored } from "#app/domain/translation.ts";

/** How many products a page of the shop shows. */
export const PAGE_SIZE = 24;

export type StoredProduct = Stored<Product, "name" | "description">;
export type StoredCategory = Stored<Category, "displayName">;
export type StoredCollection = Stored<Collection, "displayName" | "description">;

export type ProductPage = {
  products: StoredProduct[];
  /** How many products the filters match in all. */
  total: number;
  /** How many pages there are, at least 1. */
  pageCount: number;
};

/** A product as the sitemap lists it. */
export type PublishedProduct = Pick<Product, "slug" | "images">;

export type TaxonomyInUse = { categories: string[]; collections: string[] };

/** What became of a product that had a URL before: its present slug, or null where it was deleted. */
export type FormerSlug = { slug: string | null };
