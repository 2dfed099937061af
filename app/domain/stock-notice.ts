import type { Product } from "./product.ts";

export type StockNotice =
  | { kind: "low"; count: number }
  | { kind: "ready"; count: number }
  | { kind: "sold-out" };

/** Takes a product and its free pieces and returns which stock notice stands beside it (specification section 4, Quick View). */
export function stockNoticeFor(
  product: Pick<Product, "inventoryStatus">,
  free: number,
): StockNotice {
  if (product.inventoryStatus === "sold-out" || free < 1) return { kind: "sold-out" };
  return { kind: product.inventoryStatus === "low-stock" ? "low" : "ready", count: free };
}
