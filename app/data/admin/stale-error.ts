import { ShopError } from "#app/domain/shop/shop-error.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/**
 * Return the error of a write that did not find the version of a row: `NOT_FOUND` if the row was deleted, else `PRODUCTS_CHANGED`
 * or `SETTINGS_CHANGED`. A page is read again after the latter: the form of a deleted row would go with what is typed. Throws a
 * ShopError.
 */
export async function staleError(
  table: "products" | "discount_codes" | "size_charts",
  id: string,
): Promise<ShopError> {
  const present = await askAsStaff(`reading ${table}`, (client) =>
    client.from(table).select("id").eq("id", id),
  );
  if (present.length === 0) return new ShopError("NOT_FOUND", "It no longer exists.");
  const code = table === "products" ? "PRODUCTS_CHANGED" : "SETTINGS_CHANGED";
  return new ShopError(code, "It has another version.");
}
