import { expect, test } from "vitest";
import { type DiscountCode, discountStateOf } from "./discount-code.ts";

const CODE: DiscountCode = {
  id: "1",
  version: "1",
  code: "HOLA10",
  kind: "percent",
  value: 1000,
  collectionIds: [],
  productIds: [],
  startsOn: "2026-11-10",
  endsOn: "2026-11-20",
  minimum: null,
  maxUses: 5,
  maxUsesPerCustomer: null,
  isPaused: false,
  uses: 4,
  orders: 3,
  discount: 4000,
  total: 41_400,
};

test.each([
  ["scheduled", "2026-11-09", {}],
  ["running", "2026-11-10", {}],
  ["running", "2026-11-20", {}],
  ["ended", "2026-11-21", {}],
  ["used-up", "2026-11-15", { uses: 5 }],
  ["paused", "2026-11-15", { isPaused: true, uses: 5 }],
])("is %s on %s", (state, today, changes) => {
  expect(discountStateOf({ ...CODE, ...changes }, today)).toBe(state);
});
