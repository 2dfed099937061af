import type { Cents } from "./money.ts";
import type { InventoryStatus } from "./product.ts";
import type { ProductDetails } from "./product-details.ts";
import type { Variant } from "./variant.ts";

/** The fields that the owner can change. */
export type ProductValues = {
  /** The product's URL is `/products/<slug>`. '' lets the database derive the slug from the name. */
  slug: string;
  /** English. '' if there is only a Spanish one, which shoppers then see. */
  name: string;
  /** '' if there is only an English one. */
  nameEs: string;
  description: string;
  descriptionEs: string;
  price: Cents;
  /** Null when there is none. */
  originalPrice: Cents | null;
  /** At most five URLs. The first is the main picture. */
  images: string[];
  /** The color that each picture shows, in their order; '' or missing for none. */
  imageColors: string[];
  /** The ids of up to four products that complete the look; empty lets the shop choose. */
  companions: string[];
  categoryId: string | null;
  collectionId: string | null;
  sizes: string[];
  colors: string[];
  inventoryStatus: InventoryStatus;
  /** Whether the database sets `inventoryStatus` from the quantity. */
  statusFollowsStock: boolean;
  isNewArrival: boolean;
  isBestseller: boolean;
  /** Only staff see a draft. */
  isDraft: boolean;
  /** With `variants` the database keeps this as their sum. */
  quantity: number;
  /** Null if one quantity covers every size and color. */
  variants: Variant[] | null;
} & ProductDetails & {
    fabricEs: string;
  };

export type ProductField = keyof ProductValues;

/** A product as the owner sees it. */
export type AdminProduct = ProductValues & {
  id: string;
  categoryName: string | null;
  collectionName: string | null;
  /** In Spanish, or in English where not translated. */
  categoryNameEs: string | null;
  collectionNameEs: string | null;
  createdAt: string;
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};
