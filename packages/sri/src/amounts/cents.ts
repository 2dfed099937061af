import { SriError } from "../sri-error.ts";

/** An amount of US dollars as a whole number of cents. */
export type Cents = number;

/** The schema allows 14 digits (XSD, type totalSinImpuestos and its like). */
const LARGEST_CENTS = 99_999_999_999_999;

/**
 * Format cents with a decimal point and two decimals: `1234.50`.
 * Throws an SriError "amount" for anything but a whole number of 0 to 14 digits.
 */
export function formatCents(cents: Cents): string {
  if (!Number.isInteger(cents) || cents < 0 || cents > LARGEST_CENTS) {
    throw new SriError("amount", String(cents));
  }
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** Return the sum of the amounts in cents. */
export function sumCents(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
