import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { columnsOf } from "./product-row.ts";
import { staleError } from "./stale-error.ts";

type ProductVersion = Pick<AdminProduct, "id" | "version">;

/**
 * Delete a product's row, so that its Undo restores what was deleted. Its pictures stay until the Undo expires. Throws a
 * ShopError; `PRODUCTS_CHANGED` if it is no longer the version that was read, `NOT_FOUND` if it was deleted before.
 */
export async function deleteProduct({ id, version }: ProductVersion): Promise<void> {
  const deleted = await askAsStaff("deleting a product", (client) =>
    client.from("products").delete().eq("id", id).eq("updated_at", version).select("id"),
  );
  if (deleted.length === 0) throw await staleError("products", id);
}

/**
 * Delete the rows of several products, all or none. Throws a ShopError; `PRODUCTS_CHANGED` if one of them is no longer the
 * version that was read.
 */
export async function deleteProducts(products: readonly ProductVersion[]): Promise<void> {
  const versions = products.map(({ id, version }) => ({ id, version }));
  const deleted = await askAsStaff("deleting products", (client) =>
    client.rpc("delete_products", { versions }),
  );
  if (!deleted) throw new ShopError("PRODUCTS_CHANGED", "A product has another version.");
}

/** Restore a deleted product with its id, slug, date and stock. Throws a ShopError. */
export async function restoreProduct(product: AdminProduct): Promise<void> {
  const { id, variants, createdAt } = product;
  await askAsStaff("restoring a product", (client) =>
    client.rpc("add_product", {
      id,
      columns: { ...columnsOf(product), created_at: createdAt },
      variants: variants ?? [],
    }),
  );
}
