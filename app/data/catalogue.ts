import { createContext } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { Filters } from "#app/domain/filters.ts";
import type { Product } from "#app/domain/product.ts";
import type { Category, Collection } from "#app/domain/taxonomy.ts";
import type { Stored } from "#app/domain/translation.ts";

/** How many products a page of the shop shows. */
export const PAGE_SIZE = 24;

export type StoredProduct = Stored<Product, "name" | "description">;
export type StoredCategory = Stored<Category, "displayName">;
export type StoredCollection = Stored<Collection, "displayName" | "description">;

export type ProductPage<Shown = Product> = {
  products: Shown[];
  /** How many products the filters match in all. */
  total: number;
  /** How many pages there are, at least 1. */
  pageCount: number;
};

/** A product as the sitemap lists it. */
export type PublishedProduct = Pick<Product, "slug" | "images">;

export type TaxonomyInUse = { categories: string[]; collections: string[] };

/** What became of a product that had an address before: its present slug, or null where it was deleted. */
export type FormerAddress = { slug: string | null };

/** Where shoppers' pages read from: the database, or the built-in sample goods when there is none. */
interface Reader<Shown, ShownCategory, ShownCollection> {
  /** Where the last answer came from. */
  readonly source: CatalogueSource;
  /** How many answers were not asked of the database but repeated from memory, where that can be. */
  readonly staleAnswers?: number;
  listProducts(filters: Filters): Promise<ProductPage<Shown>>;
  listNewArrivals(limit: number): Promise<Shown[]>;
  listBestsellers(limit: number): Promise<Shown[]>;
  listByIds(ids: string[]): Promise<Shown[]>;
  /** Other pieces of the product's collection, newest first. */
  listRelated(product: Product, limit: number): Promise<Shown[]>;
  findProduct(slug: string): Promise<Shown | null>;
  /** What became of the product that had this address last; null for an address that none ever left. */
  findFormerAddress(slug: string): Promise<FormerAddress | null>;
  countPublished(): Promise<number>;
  /** The products of one sitemap, by slug, the first part being 1; empty past the last. Pictures without an address are left out. */
  listPublished(part: number): Promise<PublishedProduct[]>;
  /** By display name. */
  listCategories(): Promise<ShownCategory[]>;
  /** By display name. */
  listCollections(): Promise<ShownCollection[]>;
  /** The slugs of the categories and collections that have goods. */
  listTaxonomyInUse(): Promise<TaxonomyInUse>;
  /** Every size that goods have, besides XS to XL, in reading order. */
  listFurtherSizes(): Promise<string[]>;
}

/** The catalogue as a page of one language shows it. */
export type Catalogue = Reader<Product, Category, Collection>;

/** The catalogue in every language, as the database keeps it. */
export type StoredCatalogue = Reader<StoredProduct, StoredCategory, StoredCollection>;

/** Set by the host for each request. */
export const storedCatalogueContext = createContext<StoredCatalogue>();

/** Set by the root for each request, in the language of its address; routes read the catalogue through it. */
export const catalogueContext = createContext<Catalogue>();
