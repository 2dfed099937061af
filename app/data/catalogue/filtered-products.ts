import { z } from "zod";
import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import { type Filters, narrowsPrice } from "#app/domain/catalogue/filters.ts";
import { hasNoWords, searchWordsOf } from "#app/domain/text/search-words.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { PAGE_SIZE, type ProductPage } from "./catalogue-values.ts";
import { dataOf } from "./data-of.ts";
import { productFromRow } from "./product-row.ts";

const givenOf = (values: string[]) => (values.length > 0 ? values : undefined);

/** Return the parameters that `list_products` and `count_choices` in the database have in common. */
function filterParameters(filters: Filters) {
  const isNarrow = narrowsPrice(filters);
  return {
    category: givenOf(filters.categories),
    collection: givenOf(filters.collections),
    size: givenOf(filters.sizes),
    color: givenOf(filters.colors),
    price_min: isNarrow ? filters.priceMin : undefined,
    price_max: isNarrow ? filters.priceMax : undefined,
    in_stock_only: filters.inStockOnly,
    on_sale_only: filters.onSaleOnly,
    // The database finds nothing for an empty word, and everything for no word.
    words: hasNoWords(filters.search) ? [""] : searchWordsOf(filters.search),
  };
}

const PageSchema = z.object({
  products: z.array(z.unknown()),
  total: z.int(),
});

/**
 * Return one page of the products that match, with the total. A page past the last is empty. Throws an Error if the
 * database cannot be read.
 */
export async function listProducts(client: SupabaseClient, filters: Filters): Promise<ProductPage> {
  const order = { sort: filters.sort, page: filters.page };
  const parameters = { ...filterParameters(filters), ...order };
  const { data, error } = await client.rpc("list_products", parameters);
  if (error) throw new Error(error.message);
  const page = PageSchema.parse(data);
  return {
    products: page.products.map(productFromRow),
    total: page.total,
    pageCount: Math.max(1, Math.ceil(page.total / PAGE_SIZE)),
  };
}

const CountsSchema = z.record(z.string(), z.int()).default({});

const ChoiceCountsSchema = z.object({
  category: CountsSchema,
  collection: CountsSchema,
  size: CountsSchema,
  color: CountsSchema,
  sale: CountsSchema,
});

/**
 * Return how many products each value of the filters would show. Sort order and page do not matter. Throws an Error if the
 * database cannot be read.
 */
export async function countChoices(
  client: SupabaseClient,
  filters: Filters,
): Promise<ChoiceCounts> {
  return ChoiceCountsSchema.parse(
    dataOf(await client.rpc("count_choices", filterParameters(filters))),
  );
}
