import { type ProductChange, rebasedChanges } from "#app/domain/product-editing/bulk-edit.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { listProductsByIds } from "./list-products.ts";
import { columnsOf } from "./product-row.ts";

/** Attempts of a change that meets sales and concurrent changes of other fields. */
const MAX_ATTEMPTS = 5;

/** Write changes if all products still have these versions; return whether they did. */
async function writeChanges(changes: ProductChange[]): Promise<boolean> {
  const data = await askAsStaff("changing products", (client) =>
    client.rpc("change_products", {
      changes: changes.map(({ product: { id, version }, changes: values }) => ({
        id,
        version,
        columns: columnsOf(values),
      })),
    }),
  );
  return data === true;
}

/**
 * Change several products, all or none. Variants are not written. Sales and concurrent changes of other fields are kept.
 * Throws a ShopError; `PRODUCTS_CHANGED` if someone else has deleted one or changed the same fields.
 */
export async function changeProducts(changes: ProductChange[]): Promise<void> {
  const ids = changes.map(({ product }) => product.id);
  let current: ProductChange[] | null = changes;
  for (let attempt = 0; current && attempt < MAX_ATTEMPTS; attempt += 1) {
    if (await writeChanges(current)) return;
    current = rebasedChanges(changes, await listProductsByIds(ids));
  }
  throw new ShopError("PRODUCTS_CHANGED", "A product has another version.");
}
