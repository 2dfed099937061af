import type { Cents } from "./money.ts";

export const INVENTORY_STATUSES = ["in-stock", "low-stock", "sold-out"] as const;

/** Set by the owner, not derived from the quantity (specification section 4). */
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

/** What is known of a picture before it has come: its average colour (`#d5c4ad`) and what can be seen on it, in words. */
export type PictureLook = { colour: string; alt: string };

/** One piece of the catalogue as shop and admin see it (specification section 3, client shape). */
export type Product = {
  id: string;
  /** Names the product's own page: `/products/<slug>`. */
  slug: string;
  name: string;
  price: Cents;
  /** The price before a reduction; null when there is none. */
  originalPrice: Cents | null;
  /** Addresses or data strings, at most five; the first is Main. */
  images: string[];
  /** The looks of those pictures that are known, by address; of an owner's own photographs nothing is. */
  looks?: Record<string, PictureLook>;
  description: string;
  /** Slug of its category, or null when it has none. */
  category: string | null;
  /** Slug of its collection, or null when it has none. */
  collection: string | null;
  sizes: string[];
  colors: string[];
  inventoryStatus: InventoryStatus;
  isNewArrival: boolean;
  isBestseller: boolean;
  quantity: number;
  /** ISO time. */
  createdAt: string;
};

/** Return whether a shopper can add a product to the bag: its status allows it and it has stock. */
export function isSellable({
  inventoryStatus,
  quantity,
}: Pick<Product, "inventoryStatus" | "quantity">): boolean {
  return inventoryStatus !== "sold-out" && quantity > 0;
}

/**
 * Takes the sizes (or colours) that a product comes in and the one that was chosen; returns whether it can be bought so. A
 * product that comes in none is bought without one; `check_offer` in the database has the same rule.
 */
export function offersChoice(choices: string[], choice: string): boolean {
  return choices.length === 0 ? choice === "" : choices.includes(choice);
}
