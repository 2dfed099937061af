import { z } from "zod";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { ShopInformationValues } from "#app/domain/shop-information/shop-information-form.ts";
import { camelKeys } from "../camel-keys.ts";
import { ShopInformationColumnsSchema } from "../catalogue/shop-information-row.ts";
import { snakeKeys } from "../snake-keys.ts";
import { askAsStaff } from "./ask-as-staff.ts";

/** The shop's information as the owner edits it. */
export type AdminShopInformation = {
  values: ShopInformationValues;
  /** `updated_at` as the database writes it. Compare it as text. */
  version: string;
};

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

/** Save the shop's information if it is still the version that was read. Throws a ShopError, then `SETTINGS_CHANGED`. */
export async function saveShopInformation({
  values,
  version,
}: AdminShopInformation): Promise<void> {
  const data = await askAsStaff("changing the shop's information", (client) =>
    client
      .from("shop_information")
      .update(snakeKeys(values))
      .eq("id", true)
      .eq("updated_at", version)
      .select("id"),
  );
  if (data.length === 0) throw new ShopError("SETTINGS_CHANGED", "It has another version.");
}
