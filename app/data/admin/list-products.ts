import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type {
  AdminProductQuery,
  ProductSort,
} from "#app/domain/product-editing/admin-product-query.ts";
import { textSearchCondition } from "#app/domain/query/admin-query.ts";
import { FEW_UNITS } from "#app/domain/stock/inventory-status.ts";
import type { Language } from "#app/domain/text/language.ts";
import {
  type AdminPage,
  MAX_ROWS,
  readAdminPage,
  readEveryRow,
  rowRangeFrom,
  sortedRows,
} from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { adminProductFromRow } from "./product-row.ts";
import { readByIds } from "./read-by-ids.ts";
import { requireStaff } from "./session.ts";

const COLUMN_OF: Record<ProductSort, string> = {
  created: "created_at",
  name: "title",
  category: "category_name",
  collection: "collection_name",
  price: "price",
  quantity: "quantity",
  status: "inventory_status",
};

function sortColumnOf(sort: ProductSort, language: Language): string {
  const isNamed = sort === "name" || sort === "category" || sort === "collection";
  return isNamed && language === "es" ? `${COLUMN_OF[sort]}_es` : COLUMN_OF[sort];
}

async function readRange(
  query: AdminProductQuery,
  language: Language,
  first: number,
  last: number,
) {
  const client = await requireStaff();
  let select = client.from("admin_products").select("*", { count: "exact" });
  if (query.category) select = select.eq("category_id", query.category);
  if (query.collection) select = select.eq("collection_id", query.collection);
  if (query.status) select = select.eq("inventory_status", query.status);
  if (query.isLow) select = select.lte("quantity", FEW_UNITS);
  if (query.isDraft !== null) select = select.eq("is_draft", query.isDraft);
  if (query.search) select = select.or(textSearchCondition(query.search));
  const answer = await select
    .order(sortColumnOf(query.sort, language), { ascending: query.direction === "asc" })
    .order("id")
    .range(first, last);
  return rowRangeFrom("listing products", answer, adminProductFromRow);
}

/** Return one page of products, searched and sorted by the database, names in the owner's language. Throws a ShopError. */
export function listAdminProducts(
  query: AdminProductQuery,
  language: Language,
): Promise<AdminPage<AdminProduct>> {
  return readAdminPage(query.page, (first, last) => readRange(query, language, first, last));
}

/** Return every product, oldest first. Throws a ShopError. */
export async function listEveryProduct(): Promise<AdminProduct[]> {
  const products = await readEveryRow(
    async (key) => {
      const data = await askAsStaff("listing products", (client) =>
        client.from("admin_products").select("*").gte("id", key).order("id").limit(MAX_ROWS),
      );
      return data.map(adminProductFromRow);
    },
    ({ id }) => id,
  );
  return sortedRows(products, "asc", ({ createdAt }) => Date.parse(createdAt));
}

/** Return the products with these ids; missing ones are left out. Throws a ShopError. */
export async function listProductsByIds(ids: string[]): Promise<AdminProduct[]> {
  const rows = await readByIds(ids, (some) =>
    askAsStaff("reading products", (client) =>
      client.from("admin_products").select("*").in("id", some),
    ),
  );
  return rows.map(adminProductFromRow);
}
