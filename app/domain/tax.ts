import type { Cents } from "./money.ts";

export type Totals = { subtotal: Cents; tax: Cents; total: Cents };

/**
 * Takes a subtotal in cents and a tax rate in basis points (1500 is IVA 15%) and returns the totals in cents.
 * Rounds half a cent up as SQL's `round(subtotal * rate, 2)` does, so screen and database agree (specification section 9).
 */
export function totalsFor(subtotal: Cents, taxBasisPoints: number): Totals {
  const tax = Math.floor((subtotal * taxBasisPoints + 5000) / 10000);
  return { subtotal, tax, total: subtotal + tax };
}
