import type { InventoryStatus } from "../product/product.ts";

/** The largest quantity that counts as few: low on stock (specification section 9). */
export const FEW_UNITS = 5;

/** Return the status of a quantity. `inventory_status_of()` in the database has the same rule. */
export function inventoryStatusFor(quantity: number): InventoryStatus {
  if (quantity <= 0) return "sold-out";
  return quantity <= FEW_UNITS ? "low-stock" : "in-stock";
}

/**
 * Return whether the status that the owner set (specification section 4) contradicts the stock: sold out with units
 * left, for sale without any, or few of many. A few units may be called in stock.
 */
export function contradictsStock(status: InventoryStatus, quantity: number): boolean {
  const natural = inventoryStatusFor(quantity);
  return natural !== status && !(natural === "low-stock" && status === "in-stock");
}
