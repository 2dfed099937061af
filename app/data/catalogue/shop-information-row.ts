import { z } from "zod";
import { PAYMENT_MARKS } from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
import { camelKeys } from "../camel-keys.ts";
import type { StoredShopInformation } from "./catalogue-values.ts";

/** The columns that shop and admin have in common. */
export const ShopInformationColumnsSchema = z.object({
  legal_name: z.string(),
  ruc: z.string(),
  postal_address: z.string(),
  whatsapp: z.string(),
  return_days: z.int().nullable(),
  return_terms: z.string(),
  return_terms_es: z.string(),
  preparation_days: z.int().nullable(),
  delivery_days_min: z.int().nullable(),
  delivery_days_max: z.int().nullable(),
  delivery_countries: z.array(z.string()),
  delivery_terms: z.string(),
  delivery_terms_es: z.string(),
  pickup_address: z.string(),
  pickup_note: z.string(),
  pickup_note_es: z.string(),
  payment_marks: z.array(z.enum(PAYMENT_MARKS)),
  tracking_pages: z.record(z.string(), z.string()),
});

/** Parse a row of `shop_information`. The WhatsApp number of the settings stands in for an empty one. Throws a ZodError. */
export function shopInformationFromRow(row: unknown): StoredShopInformation {
  const { returnTermsEs, deliveryTermsEs, pickupNoteEs, ...information } = camelKeys(
    ShopInformationColumnsSchema.parse(row),
  );
  return {
    ...information,
    whatsapp: information.whatsapp || settings.supportWhatsapp,
    spanish: {
      returnTerms: returnTermsEs,
      deliveryTerms: deliveryTermsEs,
      pickupNote: pickupNoteEs,
    },
  };
}
