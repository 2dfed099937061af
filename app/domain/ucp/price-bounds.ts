import type { Cents } from "../money/money.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";

const WHOLE = 10_000;

/** Return the lowest price of a product, in cents as it is entered, whose final price is at least `final`. */
function lowestWith(final: Cents, pricing: Pricing): Cents {
  const rate = pricing.pricesIncludeTax ? 0 : pricing.taxBasisPoints;
  let price = Math.max(0, Math.floor((final * WHOLE) / (WHOLE + rate)) - 1);
  while (finalPrice(price, pricing) < final) price += 1;
  return price;
}

/** Return bounds of final prices as bounds of the prices that the owner entered, in cents. Both ends are included. */
export function enteredBounds(
  { min = 0, max }: { min?: Cents | undefined; max?: Cents | undefined },
  pricing: Pricing,
): { min: Cents; max: Cents | undefined } {
  return {
    min: lowestWith(min, pricing),
    max: max === undefined ? undefined : lowestWith(max + 1, pricing) - 1,
  };
}
