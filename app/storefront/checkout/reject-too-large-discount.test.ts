import { expect, test } from "vitest";
import { rejectTooLargeDiscount } from "./reject-too-large-discount.ts";
import type { Discount } from "./use-discount.ts";

const DISCOUNT: Discount = {
  code: "GIFT",
  quote: { code: "GIFT", kind: "percent", amounts: [7500] },
  error: null,
  isAsking: false,
  codeToSend: "GIFT",
  enter() {},
};

test.each([0, 99])("rejects a code that leaves %s cents to pay", (total) => {
  const rejected = rejectTooLargeDiscount(DISCOUNT, {
    discount: 7500,
    total,
    isDeliveryKnown: true,
  });
  expect(rejected).toEqual({
    ...DISCOUNT,
    quote: null,
    error: { code: "DISCOUNT_TOO_LARGE", hint: null },
    codeToSend: "",
  });
});

test.each([
  ["leaves a dollar to pay", { discount: 7500, total: 100, isDeliveryKnown: true }],
  ["may leave the delivery to pay", { discount: 7500, total: 0, isDeliveryKnown: false }],
  ["takes nothing off", { discount: 0, total: 0, isDeliveryKnown: true }],
])("accepts a code that %s", (_, amounts) => {
  expect(rejectTooLargeDiscount(DISCOUNT, amounts)).toBe(DISCOUNT);
});
