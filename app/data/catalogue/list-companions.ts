import type { SupabaseClient } from "../supabase-client.ts";
import type { StoredProduct } from "./catalogue-values.ts";
import { PRODUCT_COLUMNS, productFromRow } from "./product-row.ts";
import { rowsOf } from "./rows-of.ts";

/** Return the products that complete the look of one, in their order. Throws an Error if the database cannot be read. */
export async function listCompanions(
  client: SupabaseClient,
  productId: string,
): Promise<StoredProduct[]> {
  const ids = rowsOf(await client.rpc("list_companions", { product_id: productId }));
  if (ids.length === 0) return [];
  const answer = await client.from("products").select(PRODUCT_COLUMNS).in("id", ids);
  const products = rowsOf(answer).map(productFromRow);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}
