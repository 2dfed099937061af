import type { Category, Collection } from "#app/domain/catalogue/taxonomy.ts";
import type { DeliveryZone } from "#app/domain/delivery/delivery-zone.ts";
import type { Product } from "#app/domain/product/product.ts";
import type { ProductDetails } from "#app/domain/product/product-details.ts";
import type { Variant } from "#app/domain/product/variant.ts";
import type {
  ShopInformation,
  ShopInformationText,
} from "#app/domain/shop-information/shop-information.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import type { Stored } from "#app/domain/text/translation.ts";

/** Products per page of the shop. */
export const PAGE_SIZE = 24;

/** Products below another one. The database has the same limit (`list_companions`). */
export const MAX_RELATED = 4;

/** Products that the header's search lists. */
export const SEARCH_RESULTS = 6;

export type StoredProduct = Stored<Product, "name" | "description">;
/** `isLook`: they complete the look; otherwise they are of the same collection. */
export type RelatedProducts = { isLook: boolean; products: StoredProduct[] };
export type StoredCategory = Stored<Category, "displayName">;
export type StoredCollection = Stored<Collection, "displayName" | "description">;
export type StoredDeliveryZone = Stored<DeliveryZone, "name">;
export type StoredProductDetails = Stored<ProductDetails, "fabric">;
export type StoredShopInformation = Stored<ShopInformation, ShopInformationText>;

export type ProductPage = {
  products: StoredProduct[];
  /** Matches on all pages. */
  total: number;
  /** At least 1. */
  pageCount: number;
};

/** The first products that a search finds, and how many it finds. */
export type FoundProducts = Pick<ProductPage, "products" | "total">;

/** A product as the sitemap lists it. */
export type PublishedProduct = Pick<Product, "slug" | "images">;

/** A product as channels list it. Data URLs of pictures are ''. */
export type ChannelProduct = StoredProduct & { stock: FreeStock };

/** A product with its stock per size and color; empty where the product does not count them. */
export type CountedProduct = StoredProduct & { variants: Variant[] };

export type TaxonomyInUse = { categories: string[]; collections: string[] };

/** The present slug of a product that had another one; null if it was deleted. */
export type FormerSlug = { slug: string | null };
