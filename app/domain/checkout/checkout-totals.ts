import { splitCents, sumCents } from "@gemma-luce/sri/amounts";
import type { Cents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import { totalsFor } from "../money/tax.ts";
import type { CheckoutAmounts } from "./checkout-amounts.ts";

/** Amounts in cents as prices are entered: each line, what a code takes off each, and delivery. */
type PricedBag = { lines: readonly Cents[]; discounts: readonly Cents[]; delivery: Cents };

/**
 * Return what a bag costs by the same rule as `price_checkout` in the database: IVA is computed of everything together,
 * and where prices include it, delivery's base is its share by largest remainder.
 */
export function checkoutTotals(
  { lines, discounts, delivery }: PricedBag,
  pricing: Pricing,
): CheckoutAmounts {
  const amounts = [...lines.map((line, index) => line - (discounts[index] ?? 0)), delivery];
  const { subtotal: base, tax, total } = totalsFor(sumCents(amounts), pricing);
  const deliveryAmount = pricing.pricesIncludeTax
    ? (splitCents(base, amounts).at(-1) ?? 0)
    : delivery;
  const discount = totalsFor(sumCents(discounts), pricing).subtotal;
  return { subtotal: base - deliveryAmount + discount, discount, deliveryAmount, tax, total };
}
