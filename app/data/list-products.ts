import type { SupabaseClient } from "@supabase/supabase-js";
import { type Filters, narrowsPrice } from "#app/domain/filters.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { searchQuery } from "#app/domain/search-query.ts";
import { PAGE_SIZE, type ProductPage } from "./catalogue.ts";
import { PRODUCT_COLUMNS, productFromRow } from "./product-row.ts";
import { rowsOf } from "./rows-of.ts";

function productQuery(client: SupabaseClient, filters: Filters) {
  const columns = PRODUCT_COLUMNS.replace(
    "category:categories(name)",
    filters.category ? "category:categories!inner(name)" : "category:categories(name)",
  ).replace(
    "collection:collections(name)",
    filters.collection ? "collection:collections!inner(name)" : "collection:collections(name)",
  );
  let query = client.from("products").select(columns, { count: "exact" });
  if (filters.category) query = query.eq("category.name", filters.category);
  if (filters.collection) query = query.eq("collection.name", filters.collection);
  if (filters.size) query = query.contains("sizes", [filters.size]);
  if (filters.inStockOnly) query = query.eq("inventory_status", "in-stock");
  if (narrowsPrice(filters)) {
    query = query
      .gte("price", amountFromCents(Math.round(filters.priceMin * 100)))
      .lte("price", amountFromCents(Math.round(filters.priceMax * 100)));
  }
  const words = searchQuery(filters.search);
  if (words) query = query.textSearch("search", words, { config: "english" });
  return query;
}

const ORDERS = {
  newest: { column: "created_at", ascending: false },
  "price-up": { column: "price", ascending: true },
  "price-down": { column: "price", ascending: false },
} as const;

/**
 * Takes a client and the filters and returns one page of what they match, with the count of all. Filters, order and page are
 * the database's work. A page past the last is empty. Throws an Error when the database cannot be read.
 */
export async function listProducts(client: SupabaseClient, filters: Filters): Promise<ProductPage> {
  const { column, ascending } = ORDERS[filters.sort];
  const first = (filters.page - 1) * PAGE_SIZE;
  const answer = await productQuery(client, filters)
    .order(column, { ascending })
    .order("id")
    .range(first, first + PAGE_SIZE - 1);
  // Past the last row PostgREST answers 416, with no count: that is an empty page, not a failure.
  const products = answer.status === 416 ? [] : rowsOf(answer).map(productFromRow);
  if (products.length === 0 && filters.page > 1) {
    return { ...(await listProducts(client, { ...filters, page: 1 })), products };
  }
  const total = answer.count ?? 0;
  return { products, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}
