import { addVat, extractVat, VAT_RATES } from "@gemma-luce/sri";
import { expect, test } from "vitest";
import { checkoutTotals } from "./checkout-totals.ts";

const RATES = [VAT_RATES.fifteen, VAT_RATES.zero, VAT_RATES.eight];
const BAGS = 10_000;

/** A small generator of numbers (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % (most + 1);
  };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test.each([true, false])(
  "adds up to the cent as an invoice does, over 10,000 random bags, prices with IVA: %s",
  (pricesIncludeTax) => {
    const random = randomFrom(26);
    const split = pricesIncludeTax ? extractVat : addVat;
    for (let bag = 0; bag < BAGS; bag++) {
      const rate = RATES[random(2)] ?? VAT_RATES.fifteen;
      const lines = Array.from(
        { length: 1 + random(5) },
        () => 1 + random(random(1) ? 50 : 40_000),
      );
      const discounts = lines.map((line) => (random(1) ? random(line) : 0));
      const delivery = random(1) ? random(random(1) ? 20 : 2500) : 0;
      const amounts = [...lines.map((line, index) => line - (discounts[index] ?? 0)), delivery];
      const parts = split(amounts.map((amount) => ({ amount, rate })));
      const discount = sum(
        split(discounts.map((amount) => ({ amount, rate }))).map(({ base }) => base),
      );
      const carried = parts.at(-1)?.base ?? 0;

      const totals = checkoutTotals(
        { lines, discounts, delivery },
        { taxBasisPoints: rate.basisPoints, pricesIncludeTax },
      );
      expect(totals, JSON.stringify({ lines, discounts, delivery, rate })).toEqual({
        subtotal: sum(parts.map(({ base }) => base)) - carried + discount,
        discount,
        deliveryAmount: carried,
        tax: sum(parts.map(({ tax }) => tax)),
        total: sum(parts.map(({ total }) => total)),
      });
      expect(totals.subtotal - totals.discount + totals.deliveryAmount + totals.tax).toBe(
        totals.total,
      );
      expect(Math.min(...Object.values(totals))).toBeGreaterThanOrEqual(0);
    }
  },
);
