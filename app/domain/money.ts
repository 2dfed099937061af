import { groupThousands } from "./group-thousands.ts";

/** An amount of US dollars as a whole number of cents. */
export type Cents = number;

const AMOUNT = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/**
 * Takes an amount as the database writes it (`"111.00"` embedded, `111` hosted) and returns integer cents.
 * Works on the digits, so no floating-point product is ever taken.
 * Throws a RangeError for anything that is not a non-negative amount with at most two decimals.
 */
export function centsFromAmount(amount: string | number): Cents {
  const match = AMOUNT.exec(String(amount));
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`);
  const [, dollars = "0", fraction = ""] = match;
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Takes integer cents and returns the decimal text that SQL's `numeric(12,2)` reads, such as `245.00`. */
export function amountFromCents(cents: Cents): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/**
 * Takes integer cents, not negative, and returns the price shown to shoppers, such as `$1,245.00` (specification section 9: USD,
 * en-US).
 */
export function formatCents(cents: Cents): string {
  const [dollars = "", fraction] = amountFromCents(cents).split(".");
  return `$${groupThousands(dollars)}.${fraction}`;
}
