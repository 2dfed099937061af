import type { AdminProduct } from "#app/domain/admin-product.ts";
import { adminErrorFrom } from "../database-error.ts";
import { columnsOf } from "./admin-product-row.ts";
import { requireStaff } from "./admin-session.ts";

/** Delete a product's row. Its pictures stay until the Undo expires. Throws a ShopError. */
export async function deleteProduct(id: string): Promise<void> {
  const client = await requireStaff();
  const { error, status } = await client.from("products").delete().eq("id", id);
  if (error) throw adminErrorFrom("deleting a product", error, status);
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
