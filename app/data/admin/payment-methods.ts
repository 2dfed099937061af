import { z } from "zod";
import { MANUAL_METHODS, type ManualMethod } from "#app/domain/checkout/payment-method.ts";
import type { MethodChanges, MethodSettings } from "#app/domain/checkout/payment-method-draft.ts";
import { amountFromCents } from "#app/domain/money/money.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { AmountSchema } from "../amount-schema.ts";
import { callShop } from "../call-shop.ts";
import { camelKeys } from "../camel-keys.ts";
import { askAsStaff } from "./ask-as-staff.ts";

const MethodRowSchema = z
  .object({
    kind: z.enum(MANUAL_METHODS),
    is_enabled: z.boolean(),
    instructions: z.string(),
    instructions_es: z.string(),
    qr_image: z.string(),
    max_amount: AmountSchema.nullable(),
    provinces: z.array(z.string()),
    hold_hours: z.int(),
    updated_at: z.string(),
  })
  .transform((row): MethodSettings => {
    const { instructions: en, instructionsEs: es, updatedAt, ...settings } = camelKeys(row);
    return { ...settings, instructions: { en, es }, version: updatedAt };
  });

/** Return the ways to pay that a person confirms, in the order in which shoppers see them. Throws a ShopError. */
export async function listPaymentMethods(): Promise<MethodSettings[]> {
  const data = await askAsStaff("reading the ways to pay", (client) =>
    client.from("payment_methods").select("*"),
  );
  const methods = z.array(MethodRowSchema).parse(data);
  return MANUAL_METHODS.flatMap((kind) => methods.find((method) => method.kind === kind) ?? []);
}

/** Change a way to pay if it is still the version that was read. Throws a ShopError, then `SETTINGS_CHANGED`. */
export async function changePaymentMethod(
  { kind, version }: Pick<MethodSettings, "kind" | "version">,
  { isEnabled, instructions, maxAmount, provinces, holdHours }: MethodChanges,
): Promise<void> {
  const data = await askAsStaff("changing a way to pay", (client) =>
    client
      .from("payment_methods")
      .update({
        is_enabled: isEnabled,
        instructions: instructions.en,
        instructions_es: instructions.es,
        max_amount: maxAmount === null ? null : Number(amountFromCents(maxAmount)),
        provinces,
        hold_hours: holdHours,
      })
      .eq("kind", kind)
      .eq("updated_at", version)
      .select("kind"),
  );
  if (data.length === 0) {
    throw new ShopError("SETTINGS_CHANGED", "Someone else has changed these settings meanwhile.");
  }
}

/** Set or remove the picture of the code to scan, encoded by the shop's server. Throws a ShopError. */
export async function savePaymentPicture(kind: ManualMethod, picture: Blob | null): Promise<void> {
  const path = `/payment-methods/${kind}/picture`;
  await callShop("saving a picture", "POST", path, picture ?? new Blob([]));
}
