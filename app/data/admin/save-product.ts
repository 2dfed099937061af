import type { AdminProduct, ProductValues } from "#app/domain/product-editing/admin-product.ts";
import { changesBetween, conflictsBetween } from "#app/domain/product-editing/product-changes.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { adminProductFromRow, columnsOf } from "./product-row.ts";

/** Attempts of a change that meets concurrent changes of other fields. */
const MAX_ATTEMPTS = 5;

/** Return the product's current values. Throws a ShopError `NOT_FOUND` if it was deleted. */
async function getAdminProduct(id: string): Promise<AdminProduct> {
  const data = await askAsStaff("reading a product", (client) =>
    client.from("admin_products").select("*").eq("id", id).limit(1),
  );
  if (!data[0]) throw new ShopError("NOT_FOUND", "This product no longer exists.");
  return adminProductFromRow(data[0]);
}

/** Write changes if the product still has the given version (optimistic locking); return whether it did. */
async function writeChanges(
  { id, version }: AdminProduct,
  { variants, ...columns }: Partial<ProductValues>,
): Promise<boolean> {
  const data = await askAsStaff("changing a product", (client) =>
    client.rpc("change_product", {
      id,
      version,
      columns: columnsOf(columns),
      // Omitted: the stock stays. Empty list: one quantity per product.
      ...(variants !== undefined && { variants: variants ?? [] }),
    }),
  );
  return data === true;
}

/**
 * Write changed fields. Concurrent changes of other fields are kept. Throws a ShopError, a ProductConflict where the same fields
 * were changed.
 */
export async function updateProduct(
  opened: AdminProduct,
  changes: Partial<ProductValues>,
): Promise<void> {
  let current = opened;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await writeChanges(current, changes)) return;
    current = await getAdminProduct(opened.id);
    if (conflictsBetween(opened, current, changes).length > 0) throw new ProductConflict(current);
  }
  throw new ShopError("REJECTED", "The product is being changed by others at this moment.");
}

/**
 * Add a product and its variants in one transaction. The caller chooses the id, so that pictures can be stored first, and
 * repeats a call whose answer was lost with the same id: the product then gets these values. Throws a ShopError;
 * `PRODUCTS_CHANGED` if it has been sold or changed since.
 */
export async function createProduct(id: string, values: ProductValues): Promise<void> {
  const data = await askAsStaff("adding a product", (client) =>
    client.rpc("add_product", {
      id,
      columns: columnsOf(values),
      variants: values.variants ?? [],
    }),
  );
  if (data) return;

  const added = await getAdminProduct(id);
  // Without a slug the database has derived one.
  const changes = changesBetween(added, { ...values, slug: values.slug || added.slug });
  if (Object.keys(changes).length === 0) return;
  const isUntouched = added.version === added.createdAt;
  if (!isUntouched || !(await writeChanges(added, changes))) {
    throw new ShopError("PRODUCTS_CHANGED", "The product was added, and has another version.");
  }
}
