import { z } from "zod";
import { type Cents, centsFromAmount } from "./money.ts";

const MAX_QUANTITY = 1_000_000;
const MAX_CENTS = 100_000_000;

/** A quantity as typed. */
export const QuantitySchema = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/, "quantity")
  .transform(Number)
  .refine((quantity) => quantity <= MAX_QUANTITY, "quantity");

/** A price as typed, with a decimal point or comma, to cents. */
export const PriceSchema = z
  .string()
  .trim()
  .regex(/^\d{1,8}([.,]\d{1,2})?$/, "price")
  .transform((text) => centsFromAmount(text.replace(",", ".")))
  .refine((cents) => cents <= MAX_CENTS, "price");

/** Parse a price to cents; null if invalid. */
export function readPrice(text: string): Cents | null {
  return PriceSchema.safeParse(text).data ?? null;
}

/** Parse a quantity; null if invalid. */
export function readQuantity(text: string): number | null {
  return QuantitySchema.safeParse(text).data ?? null;
}

/** Optional. 0 means none (specification section 5). */
export const OriginalPriceSchema = z.union([
  z
    .string()
    .trim()
    .length(0)
    .transform(() => null),
  PriceSchema.transform((cents) => cents || null),
]);
