import { z } from "zod";
import type { Product } from "#app/domain/product/product.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { MAX_RELATED, type RelatedProducts, type StoredProduct } from "./catalogue-values.ts";
import { rowsOf } from "./data-of.ts";
import { PRODUCT_COLUMNS, productFromRow } from "./product-row.ts";

const CollectionSchema = z.object({ products: z.array(z.unknown()) });

/** Return the products that complete the look of one, in their order. */
async function listCompanions(client: SupabaseClient, productId: string): Promise<StoredProduct[]> {
  const ids = rowsOf(await client.rpc("list_companions", { product_id: productId }));
  if (ids.length === 0) return [];
  const answer = await client.from("products").select(PRODUCT_COLUMNS).in("id", ids);
  const products = rowsOf(answer).map(productFromRow);
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

/**
 * Return what completes the look of a product; else other products of the same collection, newest first. At most four.
 * Throws an Error if the database cannot be read.
 */
export async function listRelated(
  client: SupabaseClient,
  product: Product,
): Promise<RelatedProducts> {
  const companions = await listCompanions(client, product.id);
  if (companions.length > 0) return { isLook: true, products: companions };
  if (!product.collection) return { isLook: false, products: [] };
  // Read through the collection: one index has its products in this order.
  const newest = { ascending: false, referencedTable: "products" };
  const answer = await client
    .from("collections")
    .select(`products(${PRODUCT_COLUMNS})`)
    .eq("name", product.collection)
    .neq("products.id", product.id)
    .order("created_at", newest)
    .order("id", newest)
    .limit(MAX_RELATED, newest);
  const products = rowsOf(answer).flatMap((row) =>
    CollectionSchema.parse(row).products.map(productFromRow),
  );
  return { isLook: false, products };
}
