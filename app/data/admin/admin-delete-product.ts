import type { AdminProduct } from "#app/domain/admin-product.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { adminErrorFrom } from "../database-error.ts";
import { columnsOf } from "./admin-product-row.ts";
import { requireStaff } from "./admin-session.ts";

/**
 * Delete a product's row, so that its Undo restores what was deleted. Its pictures stay until the Undo expires. Throws a
 * ShopError; `PRODUCTS_CHANGED` if it is no longer the version that was read, `NOT_FOUND` if it was deleted before.
 */
export async function deleteProduct({
  id,
  version,
}: Pick<AdminProduct, "id" | "version">): Promise<void> {
  const client = await requireStaff();
  const { data, error, status } = await client
    .from("products")
    .delete()
    .eq("id", id)
    .eq("updated_at", version)
    .select("id");
  if (error) throw adminErrorFrom("deleting a product", error, status);
  if (data.length > 0) return;
  const present = await client.from("products").select("id").eq("id", id);
  if (present.error) throw adminErrorFrom("reading a product", present.error, present.status);
  if (present.data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
  throw new ShopError("PRODUCTS_CHANGED", "The product has another version.");
}

/** Delete the rows of several products, all or none. Throws a ShopError. */
export async function deleteProducts(ids: string[]): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from("products").delete().in("id", ids);
  if (error) throw adminErrorFrom("deleting products", error, status);
}

/** Restore a deleted product with its id, slug, date and stock. Throws a ShopError. */
export async function restoreProduct(product: AdminProduct): Promise<void> {
  const client = await requireStaff();
  const { id, createdAt, variants } = product;
  const { error, status } = await client.rpc("add_product", {
    id,
    columns: { created_at: createdAt, ...columnsOf(product) },
    variants: variants ?? [],
  });
  if (error) throw adminErrorFrom("restoring a product", error, status);
}
