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
export type ProductFilters = {
  /** Ids. */
  category: string | null;
  collection: string | null;
  status: InventoryStatus | null;
  isLow: boolean;
  isDraft: boolean | null;
};

export type AdminProductQuery = TableQuery<ProductSort> & ProductFilters;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idIn = (text: string | null) => (text && UUID.test(text) ? text : null);

/** The values of the URL's `shown`. */
const SHOWN: Record<string, boolean> = { drafts: true, published: false };

/** Parse the query of the products page. Default: every product, newest first. Never throws. */
export function adminProductQueryFrom(query: URLSearchParams): AdminProductQuery {
  const shown = query.get("shown") ?? "";
  return {
    ...tableQueryFrom(query, PRODUCT_SORTS),
    category: idIn(query.get("category")),
    collection: idIn(query.get("collection")),
    status: INVENTORY_STATUSES.find((status) => status === query.get("status")) ?? null,
    isLow: query.get("stock") === "low",
    isDraft: Object.hasOwn(SHOWN, shown) ? (SHOWN[shown] ?? null) : null,
  };
}

/** Return whether anything but the search narrows the table. */
export function isFiltered({ category, collection, status, isLow, isDraft }: ProductFilters) {
  return category !== null || collection !== null || status !== null || isLow || isDraft !== null;
}
