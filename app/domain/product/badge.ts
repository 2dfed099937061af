import type { Product } from "./product.ts";

export type Badge = "sold-out" | "low-stock" | "new" | "bestseller";

/** Return the badge of a product's card, or null. Priority: Sold Out, Low Stock, New, Bestseller (specification section 4). */
export function badgeFor(
  product: Pick<Product, "inventoryStatus" | "isNewArrival" | "isBestseller">,
): Badge | null {
  if (product.inventoryStatus === "sold-out") return "sold-out";
  if (product.inventoryStatus === "low-stock") return "low-stock";
  if (product.isNewArrival) return "new";
  return product.isBestseller ? "bestseller" : null;
}
