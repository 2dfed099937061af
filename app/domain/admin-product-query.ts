import { type TableQuery, tableQueryFrom } from "./admin-query.ts";

const PRODUCT_SORTS = [
  "created",
  "name",
  "category",
  "collection",
  "price",
  "quantity",
  "status",
] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type AdminProductQuery = TableQuery<ProductSort> & {
  /** Whether only products with few units or none are listed. */
  isLowStock: boolean;
};

/** Parse the query of the products page. Default: newest first. */
export function adminProductQueryFrom(query: URLSearchParams): AdminProductQuery {
  return { ...tableQueryFrom(query, PRODUCT_SORTS), isLowStock: query.get("stock") === "low" };
}
