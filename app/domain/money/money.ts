import { groupThousands } from "../text/group-thousands.ts";

/** An amount of US dollars as a whole number of cents. */
export type Cents = number;

/** The least total of an order: PayPhone takes no less (`price_checkout`). */
export const MIN_TOTAL: Cents = 100;

const AMOUNT = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/**
 * Parse an amount of the database (`"111.00"` embedded, `111` hosted) to cents, without floating-point arithmetic.
 * Throws a RangeError for anything but a non-negative amount with at most two decimals.
 */
export function centsFromAmount(amount: string | number): Cents {
  const match = AMOUNT.exec(String(amount));
  if (!match) throw new RangeError(`Not an amount of money: ${amount}`);
  const [, dollars = "0", fraction = ""] = match;
  return Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Format cents as a decimal for SQL's `numeric(12,2)`: `245.00`. They may be negative. */
export function amountFromCents(cents: Cents): string {
  const size = Math.abs(cents);
  const sign = cents < 0 ? "-" : "";
  return `${sign}${Math.trunc(size / 100)}.${String(size % 100).padStart(2, "0")}`;
}

/** Format non-negative cents as a price: `$1,245.00` (specification section 9: USD, en-US). */
export function formatCents(cents: Cents): string {
  const [dollars = "", fraction] = amountFromCents(cents).split(".");
  return `$${groupThousands(dollars)}.${fraction}`;
}
