import * as v from "valibot";
import { WholeNumberSchema } from "./count.ts";
import { isSellable, type Product } from "./product.ts";

export const FreeStockSchema = v.object({
  /** For every size and colour together. */
  total: WholeNumberSchema,
  /** Per size and colour, where the product is counted so; else empty. */
  lines: v.array(v.object({ size: v.string(), color: v.string(), free: WholeNumberSchema })),
});

/** The shop's answer to the question after it: null where nothing is counted. */
export const FreeStockResponseSchema = v.nullable(FreeStockSchema);

/** What a shopper can still have of one product: what is there less what checkouts hold. */
export type FreeStock = v.InferOutput<typeof FreeStockSchema>;

/**
 * Takes a product, its free stock (null while unknown) and what is chosen so far (null while open); returns how many
 * pieces a shopper can still have of it. A sold-out product has none; while the stock is unknown its quantity stands.
 */
export function freeStockFor(
  product: Pick<Product, "inventoryStatus" | "quantity">,
  stock: FreeStock | null,
  size: string | null,
  color: string | null,
): number {
  if (!isSellable(product)) return 0;
  if (!stock) return product.quantity;
  if (stock.lines.length === 0) return stock.total;
  return stock.lines
    .filter((line) => size === null || line.size === size)
    .filter((line) => color === null || line.color === color)
    .reduce((sum, line) => sum + line.free, 0);
}
