import { z } from "zod";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { shopInformationConflicts } from "#app/domain/shop-information/shop-information-changes.ts";
import type {
  ShopInformationField,
  ShopInformationValues,
} from "#app/domain/shop-information/shop-information-form.ts";
import { camelKeys } from "../camel-keys.ts";
import { ShopInformationColumnsSchema } from "../catalogue/shop-information-row.ts";
import { snakeKeys } from "../snake-keys.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** Attempts of a change that meets concurrent changes of other fields. */
const MAX_ATTEMPTS = 5;

/** The shop's information as the owner edits it. */
export type AdminShopInformation = {
  values: ShopInformationValues;
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};

export type ShopInformationUpdate =
  | { outcome: "saved"; current: AdminShopInformation }
  /** Another editor changed the same fields. */
  | { outcome: "conflict"; current: AdminShopInformation; fields: ShopInformationField[] };

const RowSchema = ShopInformationColumnsSchema.extend({ updated_at: z.string() });

function fromRow(row: unknown): AdminShopInformation {
  const { updatedAt, ...values } = camelKeys(RowSchema.parse(row));
  return { values, version: updatedAt };
}

/** Return the shop's information. Throws a ShopError. */
export async function getShopInformation(): Promise<AdminShopInformation> {
  const data = await askAsStaff("reading the shop's information", (client) =>
    client.from("shop_information").select("*").limit(1),
  );
  return fromRow(data[0]);
}

/** Write changes if the row still has the given version (optimistic locking); return the new row, or null if it has not. */
async function write(
  version: string,
  changes: Partial<ShopInformationValues>,
): Promise<AdminShopInformation | null> {
  const data = await askAsStaff("changing the shop's information", (client) =>
    client
      .from("shop_information")
      .update(snakeKeys(changes))
      .eq("id", true)
      .eq("updated_at", version)
      .select("*"),
  );
  return data[0] ? fromRow(data[0]) : null;
}

/**
 * Write changed fields. Concurrent changes of other fields are kept; one of the same fields is returned as a conflict,
 * and nothing is written. Throws a ShopError.
 */
export async function updateShopInformation(
  opened: AdminShopInformation,
  changes: Partial<ShopInformationValues>,
): Promise<ShopInformationUpdate> {
  let current = opened;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const saved = await write(current.version, changes);
    if (saved) return { outcome: "saved", current: saved };
    current = await getShopInformation();
    const fields = shopInformationConflicts(opened.values, current.values, changes);
    if (fields.length > 0) return { outcome: "conflict", current, fields };
  }
  throw new ShopError("SETTINGS_CHANGED", "Others are changing the settings at this moment.");
}
