import type { Cents } from "./money.ts";

export type Totals = { subtotal: Cents; tax: Cents; total: Cents };

/**
 * Return totals in cents; `taxBasisPoints` 1500 is IVA 15%. Rounds half up as SQL's `round(subtotal * rate, 2)`, so
 * screen and database agree (specification section 9).
 */
export function totalsFor(subtotal: Cents, taxBasisPoints: number): Totals {
  const tax = Math.floor((subtotal * taxBasisPoints + 5000) / 10000);
  return { subtotal, tax, total: subtotal + tax };
}
