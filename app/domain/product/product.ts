import type { Product } from "./product-schema.ts";

export const INVENTORY_STATUSES = ["in-stock", "low-stock", "sold-out"] as const;

/** Set by the owner, independent of the quantity (specification section 4). */
export type InventoryStatus = (typeof INVENTORY_STATUSES)[number];

export type { Product };

export type PictureLook = NonNullable<Product["looks"]>[string];

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
