import * as z from "zod/mini";
import { isSellable, type Product } from "./product.ts";

export const FreeStockSchema = z.object({
  /** For every size and colour together. */
  total: z.int(),
  /** Per size and colour, where the product is counted so; else empty. */
  lines: z.array(z.object({ size: z.string(), color: z.string(), free: z.int() })),
});

/** The shop's answer to the question after it: null where nothing is counted. */
export const FreeStockAnswerSchema = z.nullable(FreeStockSchema);

/** What a shopper can still have of one product: what is there less what checkouts hold. */
export type FreeStock = z.infer<typeof FreeStockSchema>;

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
