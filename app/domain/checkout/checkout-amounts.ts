import type { Cents } from "../money/money.ts";

/**
 * What a checkout or order costs, in cents. All are without IVA but `tax`, the IVA of everything, and `total`:
 * `subtotal - discount + deliveryAmount + tax = total`.
 */
export type CheckoutAmounts = {
  /** The items before the discount. */
  subtotal: Cents;
  discount: Cents;
  deliveryAmount: Cents;
  tax: Cents;
  total: Cents;
};
