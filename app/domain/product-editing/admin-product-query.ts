import { z } from "zod";
import { INVENTORY_STATUSES, type InventoryStatus } from "../product/product.ts";
import { type TableQuery, tableQueryFrom } from "../query/admin-query.ts";

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

/** What the products table shows. Null stands for every product. */
type ProductFilters = {
  /** Ids. */
  category: string | null;
  collection: string | null;
  status: InventoryStatus | null;
  isLow: boolean;
  isDraft: boolean | null;
};

export type AdminProductQuery = TableQuery<ProductSort> & ProductFilters;

const idIn = (text: string | null) => z.uuid().safeParse(text).data ?? null;

/** The values of the URL's `shown`. */
const SHOWN = new Map([
  ["drafts", true],
  ["published", false],
]);

/** Parse the query of the products page. Default: every product, newest first. Never throws. */
export function adminProductQueryFrom(query: URLSearchParams): AdminProductQuery {
  return {
    ...tableQueryFrom(query, PRODUCT_SORTS),
    category: idIn(query.get("category")),
    collection: idIn(query.get("collection")),
    status: INVENTORY_STATUSES.find((status) => status === query.get("status")) ?? null,
    isLow: query.get("stock") === "low",
    isDraft: SHOWN.get(query.get("shown") ?? "") ?? null,
  };
}

/** Return whether anything but the search narrows the table. */
export function isFiltered({ category, collection, status, isLow, isDraft }: ProductFilters) {
  return category !== null || collection !== null || status !== null || isLow || isDraft !== null;
}
