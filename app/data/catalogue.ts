import { createContext } from "react-router";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { Filters } from "#app/domain/filters.ts";
import type { Product } from "#app/domain/product.ts";
import type { Category, Collection } from "#app/domain/taxonomy.ts";

/** How many products a page of the shop shows. */
export const PAGE_SIZE = 24;

export type ProductPage = {
  products: Product[];
  /** How many products the filters match in all. */
  total: number;
  pageCount: number;
};

/** Where shoppers' pages read from: the database, or the built-in sample goods when there is none. */
export interface Catalogue {
  /** Where the last answer came from. */
  readonly source: CatalogueSource;
  listProducts(filters: Filters): Promise<ProductPage>;
  listNewArrivals(limit: number): Promise<Product[]>;
  listBestsellers(limit: number): Promise<Product[]>;
  listByIds(ids: string[]): Promise<Product[]>;
  /** Other pieces of the product's collection, newest first. */
  listRelated(product: Product, limit: number): Promise<Product[]>;
  findProduct(slug: string): Promise<Product | null>;
  /** By display name. */
  listCategories(): Promise<Category[]>;
  /** By display name. */
  listCollections(): Promise<Collection[]>;
  /** Every size that goods have, besides XS to XL, in reading order. */
  listFurtherSizes(): Promise<string[]>;
}

/** Set by the host for each request; routes read the catalogue through it. */
export const catalogueContext = createContext<Catalogue>();
