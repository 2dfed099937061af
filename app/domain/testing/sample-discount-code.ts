import type { DiscountCode } from "../discount/discount-code.ts";

/** A code that was never used. */
export const SAMPLE_DISCOUNT_CODE: DiscountCode = {
  id: "d",
  version: "1",
  code: "VERANO25",
  kind: "free_delivery",
  value: 0,
  collectionIds: [],
  productIds: [],
  startsOn: null,
  endsOn: null,
  minimum: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  isPaused: false,
  uses: 0,
  orders: 0,
  discount: 0,
  total: 0,
};
