import type { Cents } from "./money.ts";
import type { InventoryStatus } from "./product.ts";

/** Pieces of one size and colour; '' where the product has no sizes or no colours. */
export type Variant = { size: string; color: string; quantity: number };

/** What the owner can change of a product. */
export type ProductValues = {
  /** The address of its page, `/products/<slug>`; '' lets the database make one from the name. */
  slug: string;
  name: string;
  /** '' where there is none yet: shoppers are then shown the English one. */
  nameEs: string;
  description: string;
  descriptionEs: string;
  price: Cents;
  /** Null when there is none. */
  originalPrice: Cents | null;
  /** At most five; the first is Main. */
  images: string[];
  categoryId: string | null;
  collectionId: string | null;
  sizes: string[];
  colors: string[];
  inventoryStatus: InventoryStatus;
  isNewArrival: boolean;
  isBestseller: boolean;
  /** Where stock is counted per size and colour, the database keeps this as the sum. */
  quantity: number;
  /** Null where one quantity counts for every size and colour. */
  variants: Variant[] | null;
};

export type ProductField = keyof ProductValues;

/** A product as the owner sees it. */
export type AdminProduct = ProductValues & {
  id: string;
  categoryName: string | null;
  collectionName: string | null;
  /** As Spanish pages say them; the English ones where there are none. */
  categoryNameEs: string | null;
  collectionNameEs: string | null;
  createdAt: string;
  /** The database's own text: it is compared, never read as a time. */
  version: string;
};
