import type { InferOutput } from "valibot";
import type { Product } from "../product/product.ts";
import type { FreeStockSchema } from "./free-stock-response.ts";

/** Stock of one product less what checkouts hold. */
export type FreeStock = InferOutput<typeof FreeStockSchema>;

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
