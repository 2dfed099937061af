import { z } from "zod";
import type { Filters } from "#app/domain/catalogue/filters.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { PAGE_SIZE, type ProductPage } from "./catalogue-values.ts";
import { filterParameters } from "./filter-parameters.ts";
import { productFromRow } from "./product-row.ts";

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
