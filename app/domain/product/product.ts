import type { Cents } from "../money/money.ts";
import type { TextLanguages } from "../text/translation.ts";
import type { ProductChoice } from "./product-choice-query.ts";

export const INVENTORY_STATUSES = ["in-stock", "low-stock", "sold-out"] as const;

/** Set by the owner, independent of the quantity (specification section 4). */
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

/** A picture's average color (`#d5c4ad`), shown while it loads, and its alt text. */
export type PictureLook = { color: string; alt: string };

/** A product as shop and admin see it (specification section 3, client shape). */
export type Product = {
  id: string;
  /** Its URL is `/products/<slug>`. */
  slug: string;
  name: string;
  price: Cents;
  /** The price before a discount; null for none. */
  originalPrice: Cents | null;
  /** URLs or data URLs, at most five. The first is the main picture. */
  images: string[];
  /** The color that each picture shows, in the order of `images`; '' or missing for none. */
  imageColors: string[];
  /** By URL. Only drawn pictures have one. */
  looks?: Record<string, PictureLook>;
  description: string;
  /** Slug; null for none. */
  category: string | null;
  /** Slug; null for none. */
  collection: string | null;
  sizes: string[];
  colors: string[];
  inventoryStatus: InventoryStatus;
  isNewArrival: boolean;
  isBestseller: boolean;
  quantity: number;
  /** What Quick Add adds, where the first size and color is sold out and another is not. */
  firstInStock?: ProductChoice;
  /** ISO time. */
  createdAt: string;
} & TextLanguages<"name" | "description">;

/** Return whether a shopper can add a product to the bag: its status allows it and it has stock. */
export function isSellable({
  inventoryStatus,
  quantity,
}: Pick<Product, "inventoryStatus" | "quantity">): boolean {
  return inventoryStatus !== "sold-out" && quantity > 0;
}

/** Return whether a product costs less than before. */
export function isOnSale({
  price,
  originalPrice,
}: Pick<Product, "price" | "originalPrice">): boolean {
  return originalPrice !== null && originalPrice > price;
}

/**
 * Return whether a size (or color) is offered. A product without any is bought with ''. `check_offer` in the database
 * has the same rule.
 */
export function offersChoice(choices: string[], choice: string): boolean {
  return choices.length === 0 ? choice === "" : choices.includes(choice);
}

/** Return the size (or color) to start with: the only one, or the one chosen before; null where a shopper has to choose. */
export function initialChoice(choices: string[], chosen: string | null | undefined): string | null {
  if (choices.length < 2) return choices[0] ?? "";
  return choices.find((choice) => choice === chosen) ?? null;
}
