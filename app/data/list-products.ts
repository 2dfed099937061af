import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { type Filters, narrowsPrice } from "#app/domain/filters.ts";
import { amountFromCents } from "#app/domain/money.ts";
import { searchWordsOf } from "#app/domain/search-words.ts";
import { PAGE_SIZE, type ProductPage } from "./catalogue-values.ts";
import { productFromRow } from "./product-row.ts";

const PageSchema = z.object({
  products: z.array(z.unknown()),
  total: z.int(),
  is_counted: z.boolean(),
  has_next: z.boolean(),
});

/** The filters as `list_products` in the database takes them. */
function parametersOf(filters: Filters) {
  const isNarrow = narrowsPrice(filters);
  return {
    category: filters.category,
    collection: filters.collection,
    size: filters.size,
    price_min: isNarrow ? amountFromCents(Math.round(filters.priceMin * 100)) : null,
    price_max: isNarrow ? amountFromCents(Math.round(filters.priceMax * 100)) : null,
    in_stock_only: filters.inStockOnly,
    words: searchWordsOf(filters.search),
    sort: filters.sort,
    page: filters.page,
    after: filters.after,
    before: filters.before,
  };
}

/**
 * Takes a client and the filters and returns one page of what they match, with the count as far as it is exact. Filters,
 * order and page are the database's work. A page past the last is empty. Throws an Error when the database cannot be read.
 */
export async function listProducts(client: SupabaseClient, filters: Filters): Promise<ProductPage> {
  const { data, error } = await client.rpc("list_products", parametersOf(filters));
  if (error) throw new Error(error.message);
  const page = PageSchema.parse(data);
  const shown = page.products.length > 0 ? filters.page + (page.has_next ? 1 : 0) : 1;
  return {
    products: page.products.map(productFromRow),
    total: page.total,
    isCounted: page.is_counted,
    pageCount: Math.max(shown, Math.ceil(page.total / PAGE_SIZE)),
  };
}
