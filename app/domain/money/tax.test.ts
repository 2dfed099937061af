import { addVat, extractVat, VAT_RATES } from "@gemma-luce/sri";
import { expect, test } from "vitest";
import { basisPointsFromRate, DEFAULT_PRICING, percentOf } from "./pricing.ts";
import { finalPrice, totalsFor } from "./tax.ts";

const INCLUDED = { ...DEFAULT_PRICING, pricesIncludeTax: true };

test.each([
  [24500, 3675],
  [28100, 4215],
  // 15 % of 10 cents is a cent and a half: half a cent goes up, as in SQL.
  [10, 2],
  [3, 0],
  [4, 1],
  [0, 0],
])("computes IVA on %i cents as %i cents", (subtotal, tax) => {
  expect(totalsFor(subtotal, DEFAULT_PRICING)).toEqual({ subtotal, tax, total: subtotal + tax });
});

test.each([
  [28175, 24500],
  [11500, 10000],
  [1, 1],
  [7, 6],
  [0, 0],
])("takes IVA out of %i cents, which leaves %i", (total, subtotal) => {
  expect(totalsFor(total, INCLUDED)).toEqual({ subtotal, tax: total - subtotal, total });
});

test("a final price is the price with IVA, in both modes", () => {
  expect(finalPrice(24500, DEFAULT_PRICING)).toBe(28175);
  expect(finalPrice(28175, INCLUDED)).toBe(28175);
});

test.each(Object.values(VAT_RATES))("agrees with packages/sri at $basisPoints", (rate) => {
  for (let amount = 0; amount < 20_000; amount += 7) {
    for (const [split, pricesIncludeTax] of [
      [addVat, false],
      [extractVat, true],
    ] as const) {
      const [whole] = split([{ amount, rate }]);
      const pricing = { taxBasisPoints: rate.basisPoints, pricesIncludeTax };
      const { subtotal, tax, total } = totalsFor(amount, pricing);
      expect({ base: subtotal, tax, total, rate }).toEqual(whole);
    }
  }
});

test.each([
  ["0.1500", 1500, "15"],
  [0.15, 1500, "15"],
  ["0.0000", 0, "0"],
  [0.125, 1250, "12.5"],
])("reads the rate %j as %i basis points, shown as %s", (rate, basisPoints, percent) => {
  expect(basisPointsFromRate(rate)).toBe(basisPoints);
  expect(percentOf(basisPoints)).toBe(percent);
});
