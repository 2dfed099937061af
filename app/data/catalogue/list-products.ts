import { z } from "zod";
import { type Filters, narrowsPrice } from "#app/domain/filters.ts";
import { searchWordsOf } from "#app/domain/search-words.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { PAGE_SIZE, type ProductPage } from "./catalogue-values.ts";
import { productFromRow } from "./product-row.ts";

const PageSchema = z.object({
  products: z.array(z.unknown()),
  total: z.int(),
});

/** The parameters of `list_products` in the database. */
function parametersOf(filters: Filters) {
  const isNarrow = narrowsPrice(filters);
  return {
    category: filters.category ?? undefined,
    collection: filters.collection ?? undefined,
    size: filters.size ?? undefined,
    price_min: isNarrow ? filters.priceMin : undefined,
    price_max: isNarrow ? filters.priceMax : undefined,
    in_stock_only: filters.inStockOnly,
    words: searchWordsOf(filters.search),
    sort: filters.sort,
    page: filters.page,
  };
}

/**
 * Return one page of the products that match, with the total. A page past the last is empty. Throws an Error if the
 * database cannot be read.
 */
export async function listProducts(client: SupabaseClient, filters: Filters): Promise<ProductPage> {
  const { data, error } = await client.rpc("list_products", parametersOf(filters));
  if (error) throw new Error(error.message);
  const page = PageSchema.parse(data);
  return {
    products: page.products.map(productFromRow),
    total: page.total,
    pageCount: Math.max(1, Math.ceil(page.total / PAGE_SIZE)),
  };
}
