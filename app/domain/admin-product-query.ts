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
export type AdminProductQuery = TableQuery<ProductSort>;

/**
 * Sorts by another table's column. The embedded API cannot filter by name at the same time: with both tables in its
 * statement it calls the column ambiguous. So a search is sorted by the product's own columns only.
 */
const FOREIGN_SORTS: readonly ProductSort[] = ["category", "collection"];

/** Takes what is searched for and returns whether a sort can be asked for beside it. */
export function canSort(sort: ProductSort, search: string): boolean {
  return search === "" || !FOREIGN_SORTS.includes(sort);
}

/** Takes the query of the products' address and reads it; newest first unless it says otherwise. */
export function adminProductQueryFrom(query: URLSearchParams): AdminProductQuery {
  const read = tableQueryFrom(query, PRODUCT_SORTS);
  if (canSort(read.sort, read.search)) return read;
  return { ...read, sort: PRODUCT_SORTS[0], direction: "desc" };
}
