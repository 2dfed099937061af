import { expect, test } from "vitest";
import { totalsFor } from "./tax.ts";

const IVA = 1500;

test.each([
  [24500, 3675],
  [28100, 4215],
  // 15 % of 10 cents is a cent and a half: half a cent goes up, as in SQL.
  [10, 2],
  [3, 0],
  [4, 1],
  [0, 0],
])("computes IVA on %i cents as %i cents", (subtotal, tax) => {
  expect(totalsFor(subtotal, IVA)).toEqual({ subtotal, tax, total: subtotal + tax });
});
