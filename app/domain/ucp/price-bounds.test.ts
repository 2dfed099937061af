import { expect, test } from "vitest";
import { finalPrice } from "../money/tax.ts";
import { enteredBounds } from "./price-bounds.ts";

test.each([true, false])(
  "bounds entered prices as their final prices are bounded, prices with IVA: %s",
  (pricesIncludeTax) => {
    for (const taxBasisPoints of [0, 500, 1200, 1500]) {
      const pricing = { taxBasisPoints, pricesIncludeTax };
      for (let bound = 0; bound < 400; bound += 31) {
        const { min, max = 0 } = enteredBounds({ min: bound, max: bound }, pricing);
        for (let price = 0; price < 400; price += 1) {
          const final = finalPrice(price, pricing);
          expect([price >= min, price <= max]).toEqual([final >= bound, final <= bound]);
        }
      }
    }
  },
);

test("has no upper bound unless one is given", () => {
  expect(enteredBounds({}, { taxBasisPoints: 1500, pricesIncludeTax: false })).toEqual({
    min: 0,
    max: undefined,
  });
});
