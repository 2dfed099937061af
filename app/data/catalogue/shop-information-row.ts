import { z } from "zod";
import { PAYMENT_MARKS } from "#app/domain/shop-information/shop-information.ts";
import { settings } from "#app/settings.ts";
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
  const parsed = ShopInformationColumnsSchema.parse(row);
  return {
    legalName: parsed.legal_name,
    ruc: parsed.ruc,
    postalAddress: parsed.postal_address,
    whatsapp: parsed.whatsapp || settings.supportWhatsapp,
    returnDays: parsed.return_days,
    returnTerms: parsed.return_terms,
    preparationDays: parsed.preparation_days,
    deliveryDaysMin: parsed.delivery_days_min,
    deliveryDaysMax: parsed.delivery_days_max,
    deliveryCountries: parsed.delivery_countries,
    deliveryTerms: parsed.delivery_terms,
    pickupAddress: parsed.pickup_address,
    pickupNote: parsed.pickup_note,
    paymentMarks: parsed.payment_marks,
    trackingPages: parsed.tracking_pages,
    spanish: {
      returnTerms: parsed.return_terms_es,
      deliveryTerms: parsed.delivery_terms_es,
      pickupNote: parsed.pickup_note_es,
    },
  };
}
