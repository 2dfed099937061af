import type { SupabaseClient } from "@supabase/supabase-js";
import { AdminFailure } from "#app/domain/admin-failure.ts";
import type {
  AdminProduct,
  ProductField,
  ProductValues,
  Variant,
} from "#app/domain/admin-product.ts";
import { conflictsBetween } from "#app/domain/product-changes.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { ADMIN_PRODUCT_COLUMNS, adminProductFromRow, columnsOf } from "./admin-product-row.ts";
import { requireStaff } from "./admin-session.ts";

/** How often a change is tried again over somebody else's change of other fields. */
const MAX_TRIES = 5;

export type ProductUpdate =
  | { outcome: "saved" }
  /** Somebody else changed the same fields since the editor was opened. */
  | { outcome: "conflict"; current: AdminProduct; fields: ProductField[] };

/** Returns the product as it stands now. Throws an AdminFailure `gone` when it was deleted. */
async function getAdminProduct(id: string): Promise<AdminProduct> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("products")
    .select(ADMIN_PRODUCT_COLUMNS)
    .eq("id", id)
    .limit(1);
  if (error) throw adminFailureFrom("reading a product", error, status);
  if (!data[0]) throw new AdminFailure("gone", "This product no longer exists.");
  return adminProductFromRow(data[0]);
}

/** New rows are written before stale ones go, so that stock is at no moment counted by the one number alone. */
async function writeVariants(
  client: SupabaseClient,
  id: string,
  variants: Variant[],
  stale: Variant[],
): Promise<void> {
  if (variants.length > 0) {
    const rows = variants.map((variant) => ({ product_id: id, ...variant }));
    const { error, status } = await client
      .from("product_variants")
      .upsert(rows, { onConflict: "product_id,size,color" });
    if (error) throw adminFailureFrom("writing variants", error, status);
  }
  for (const { size, color } of stale) {
    const { error, status } = await client
      .from("product_variants")
      .delete()
      .match({ product_id: id, size, color });
    if (error) throw adminFailureFrom("deleting a variant", error, status);
  }
}

function staleVariants(before: Variant[], after: Variant[]): Variant[] {
  return before.filter(
    (old) => !after.some(({ size, color }) => size === old.size && color === old.color),
  );
}

/** Adds a product under an id chosen before, so that its pictures could be stored first. Throws an AdminFailure. */
export async function createProduct(id: string, values: ProductValues): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client
    .from("products")
    .insert({ id, ...columnsOf(values) })
    .select("id");
  if (error) throw adminFailureFrom("adding a product", error, status);
  if (values.variants) await writeVariants(client, id, values.variants, []);
}

async function changeVariants(
  client: SupabaseClient,
  { id, variants }: AdminProduct,
  changes: Partial<ProductValues>,
): Promise<void> {
  if (changes.variants === undefined) return;
  const after = changes.variants ?? [];
  await writeVariants(client, id, after, staleVariants(variants ?? [], after));
  if (changes.variants !== null || changes.quantity === undefined) return;
  // While there were variants, the database kept the quantity at their sum.
  const { error, status } = await client
    .from("products")
    .update({ quantity: changes.quantity })
    .eq("id", id);
  if (error) throw adminFailureFrom("changing a quantity", error, status);
}

async function writeColumns(
  client: SupabaseClient,
  { id, version }: AdminProduct,
  changes: Partial<ProductValues>,
): Promise<boolean> {
  const columns = columnsOf(changes);
  // Variants alone also mark the row as changed, so that two editors of a grid meet here.
  const { data, error, status } = await client
    .from("products")
    .update(Object.keys(columns).length > 0 ? columns : { id })
    .eq("id", id)
    .eq("updated_at", version)
    .select("id");
  if (error) throw adminFailureFrom("changing a product", error, status);
  return data.length > 0;
}

/**
 * Changes only the given fields of a product. A change that somebody else made meanwhile to other fields stands; one of
 * the same fields is returned as a conflict and nothing is written. Throws an AdminFailure.
 */
export async function updateProduct(
  opened: AdminProduct,
  changes: Partial<ProductValues>,
): Promise<ProductUpdate> {
  const client = await requireStaff();
  let current = opened;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await writeColumns(client, current, changes)) {
      await changeVariants(client, current, changes);
      return { outcome: "saved" };
    }
    current = await getAdminProduct(opened.id);
    const fields = conflictsBetween(opened, current, changes);
    if (fields.length > 0) return { outcome: "conflict", current, fields };
  }
  throw new AdminFailure("refused", "The product is being changed by others at this moment.");
}
