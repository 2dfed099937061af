import type { Product } from "../product/product.ts";

type StockNotice =
  | { kind: "low"; count: number }
  | { kind: "ready"; count: number }
  | { kind: "sold-out" };

/** Return the stock notice of a product with `free` units left (specification section 4, Quick View). */
export function stockNoticeFor(
  product: Pick<Product, "inventoryStatus">,
  free: number,
): StockNotice {
  if (product.inventoryStatus === "sold-out" || free < 1) return { kind: "sold-out" };
  return { kind: product.inventoryStatus === "low-stock" ? "low" : "ready", count: free };
}
