import type { Product } from "../product/product.ts";

/** Stock of one product less what checkouts hold. */
export type FreeStock = {
  /** For all sizes and colors. */
  total: number;
  /** Per size and color; empty if the product does not count them separately. */
  lines: { size: string; color: string; free: number }[];
};

/**
 * Return how many units a shopper can still buy. `stock`: null if unknown, then the product's quantity counts. `size`
 * and `color`: null if not selected yet. A sold-out product has none.
 */
export function freeStockFor(
  product: Pick<Product, "inventoryStatus" | "quantity">,
  stock: FreeStock | null,
  size: string | null,
  color: string | null,
): number {
  if (product.inventoryStatus === "sold-out") return 0;
  if (!stock) return product.quantity;
  if (stock.lines.length === 0) return stock.total;
  return stock.lines
    .filter((line) => size === null || line.size === size)
    .filter((line) => color === null || line.color === color)
    .reduce((sum, line) => sum + line.free, 0);
}
