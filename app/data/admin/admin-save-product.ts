import type { AdminProduct, ProductField, ProductValues } from "#app/domain/admin-product.ts";
import { conflictsBetween } from "#app/domain/product-changes.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { adminErrorFrom } from "../database-error.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { adminProductFromRow, columnsOf } from "./admin-product-row.ts";
import { requireStaff } from "./admin-session.ts";

/** How often a change is tried again after a concurrent change of other fields. */
const MAX_TRIES = 5;

export type ProductUpdate =
  | { outcome: "saved" }
  /** Somebody else changed the same fields since the editor was opened. */
  | { outcome: "conflict"; current: AdminProduct; fields: ProductField[] };

/** Returns the product as it stands now. Throws a ShopError `NOT_FOUND` when it was deleted. */
async function getAdminProduct(client: SupabaseClient, id: string): Promise<AdminProduct> {
  const { data, error, status } = await client
    .from("admin_products")
    .select("*")
    .eq("id", id)
    .limit(1);
  if (error) throw adminErrorFrom("reading a product", error, status);
  if (!data[0]) throw new ShopError("NOT_FOUND", "This product no longer exists.");
  return adminProductFromRow(data[0]);
}

/**
 * Adds a product and its stock per size and color in one transaction. The id is chosen before, so that its pictures can be
 * stored first. Throws a ShopError.
 */
export async function createProduct(id: string, values: ProductValues): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.rpc("add_product", {
    id,
    columns: columnsOf(values),
    variants: values.variants ?? [],
  });
  if (error) throw adminErrorFrom("adding a product", error, status);
}

/** Writes the changes if the product still has the version they were made on (optimistic locking); returns whether it did. */
async function writeChanges(
  client: SupabaseClient,
  { id, version }: AdminProduct,
  { variants, ...columns }: Partial<ProductValues>,
): Promise<boolean> {
  const { data, error, status } = await client.rpc("change_product", {
    id,
    version,
    columns: columnsOf(columns),
    // Left out, the stock stays as it is. An empty list returns to one quantity per product.
    ...(variants !== undefined && { variants: variants ?? [] }),
  });
  if (error) throw adminErrorFrom("changing a product", error, status);
  return data === true;
}

/**
 * Changes only the given fields of a product. A concurrent change of other fields is kept. A concurrent change
 * of the same fields is returned as a conflict, and nothing is written. Throws a ShopError.
 */
export async function updateProduct(
  opened: AdminProduct,
  changes: Partial<ProductValues>,
): Promise<ProductUpdate> {
  const client = await requireStaff();
  let current = opened;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await writeChanges(client, current, changes)) return { outcome: "saved" };
    current = await getAdminProduct(client, opened.id);
    const fields = conflictsBetween(opened, current, changes);
    if (fields.length > 0) return { outcome: "conflict", current, fields };
  }
  throw new ShopError("REJECTED", "The product is being changed by others at this moment.");
}
