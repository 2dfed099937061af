import type { ProductChange } from "#app/domain/product-editing/bulk-edit.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { columnsOf } from "./product-row.ts";

/**
 * Change several products, all or none. Variants are not written. Throws a ShopError; `PRODUCTS_CHANGED` if one of them is no
 * longer the version that was read.
 */
export async function changeProducts(changes: ProductChange[]): Promise<void> {
  const data = await askAsStaff("changing products", (client) =>
    client.rpc("change_products", {
      changes: changes.map(({ product: { id, version }, changes: values }) => ({
        id,
        version,
        columns: columnsOf(values),
      })),
    }),
  );
  if (data !== true) throw new ShopError("PRODUCTS_CHANGED", "A product has another version.");
}
