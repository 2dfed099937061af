import type { DiscountCode, DiscountRules } from "#app/domain/discount/discount-code.ts";
import { textSearchCondition } from "#app/domain/query/admin-query.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Language } from "#app/domain/text/language.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import { camelKeys } from "../camel-keys.ts";
import { MAX_ROWS, readEveryRow, sortedRows } from "./admin-page.ts";
import { askAsStaff } from "./ask-as-staff.ts";
import { discountColumns, discountFromRow } from "./discount-row.ts";
import { readByIds } from "./read-by-ids.ts";
import { staleError } from "./stale-error.ts";

/** A product that a code may be for. */
export type NamedProduct = { id: string; name: string };

const FOUND_AT_MOST = 8;

/** Return every discount code with what it brought, newest first. Throws a ShopError. */
export async function listDiscounts(): Promise<DiscountCode[]> {
  const rows = await readEveryRow(
    (key) =>
      askAsStaff("listing discount codes", (client) =>
        client.from("admin_discount_codes").select("*").gte("id", key).order("id").limit(MAX_ROWS),
      ),
    ({ id }) => id ?? "",
  );
  return sortedRows(rows, "desc", (row) => row.created_at ?? "").map(discountFromRow);
}

/** Add a code. Throws a ShopError; `DUPLICATE` if it exists. */
export async function addDiscount(rules: DiscountRules): Promise<void> {
  await askAsStaff("adding a discount code", (client) =>
    client.from("discount_codes").insert(discountColumns(rules)),
  );
}

/**
 * Change the rules of a code; checkouts that have begun keep theirs. Throws a ShopError, `SETTINGS_CHANGED` if it is no
 * longer the version that was read.
 */
export async function changeDiscount(
  { id, version }: Pick<DiscountCode, "id" | "version">,
  rules: DiscountRules,
): Promise<void> {
  const data = await askAsStaff("changing a discount code", (client) =>
    client
      .from("discount_codes")
      .update(discountColumns(rules))
      .eq("id", id)
      .eq("updated_at", version)
      .select("id"),
  );
  if (data.length === 0) throw await staleError("discount_codes", id);
}

/** Pause a code, or let shoppers use it again. Throws a ShopError. */
export async function pauseDiscount(id: string, isPaused: boolean): Promise<void> {
  const data = await askAsStaff("changing a discount code", (client) =>
    client.from("discount_codes").update({ is_paused: isPaused }).eq("id", id).select("id"),
  );
  if (data.length === 0) throw new ShopError("NOT_FOUND", "It no longer exists.");
}

/** Delete a code. Its orders keep it. Throws a ShopError. */
export async function deleteDiscount(id: string): Promise<void> {
  await askAsStaff("deleting a discount code", (client) =>
    client.from("discount_codes").delete().eq("id", id),
  );
}

/** Return a few products whose name contains a text. Throws a ShopError. */
export async function findProducts(search: string, language: Language): Promise<NamedProduct[]> {
  const data = await askAsStaff("searching products", (client) =>
    client
      .from("products")
      .select("id,name,name_es")
      .or(textSearchCondition(search))
      .order("name")
      .limit(FOUND_AT_MOST),
  );
  return data.map((row) => ({ id: row.id, name: nameIn(language, camelKeys(row)) }));
}

/** Return the products of these ids; deleted ones are left out. Throws a ShopError. */
export async function nameProducts(ids: string[], language: Language): Promise<NamedProduct[]> {
  const rows = await readByIds(ids, (some) =>
    askAsStaff("naming products", (client) =>
      client.from("products").select("id,name,name_es").in("id", some),
    ),
  );
  return rows.map((row) => ({ id: row.id, name: nameIn(language, camelKeys(row)) }));
}
