import type { Cents } from "./money.ts";
import type { Pricing } from "./pricing.ts";

type Totals = { subtotal: Cents; tax: Cents; total: Cents };

/**
 * Return the totals of an amount in products' prices, in cents: IVA is added to it, or taken out of it. Rounds half up on
 * the sum, as the database does (`split_tax`), so screen and database agree (specification section 9).
 */
export function totalsFor(amount: Cents, { taxBasisPoints, pricesIncludeTax }: Pricing): Totals {
  if (pricesIncludeTax) {
    const subtotal = divideHalfUp(amount * 10_000, 10_000 + taxBasisPoints);
    return { subtotal, tax: amount - subtotal, total: amount };
  }
  const tax = divideHalfUp(amount * taxBasisPoints, 10_000);
  return { subtotal: amount, tax, total: amount + tax };
}

/** Return what a shopper pays for an amount in products' prices, in cents. */
export function finalPrice(amount: Cents, pricing: Pricing): Cents {
  return totalsFor(amount, pricing).total;
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
