import { z } from "zod";
import type { SupabaseClient } from "../supabase-client.ts";
import type { CountedProduct } from "./catalogue-values.ts";
import { PRODUCT_COLUMNS, productFromRow, VariantsSchema } from "./product-row.ts";
import { rowsOf } from "./rows-of.ts";

const RowSchema = z.object({ variants: VariantsSchema });

/** Return the products with these ids, with their stock per size and color. Throws an Error if the database cannot be read. */
export async function listForBag(client: SupabaseClient, ids: string[]): Promise<CountedProduct[]> {
  if (ids.length === 0) return [];
  const answer = await client.from("products").select(PRODUCT_COLUMNS).in("id", ids);
  return rowsOf(answer).map((row) => ({ ...productFromRow(row), ...RowSchema.parse(row) }));
}
