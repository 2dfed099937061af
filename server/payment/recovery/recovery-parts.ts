import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { ConfirmationParts } from "../confirm-payment.ts";

/** What the recovery of checkouts works with. */
export type RecoveryParts = ConfirmationParts & {
  desk: Pick<PaymentDesk, "confirm">;
  /** Epoch milliseconds, as the payments' dates are reckoned. */
  clock: () => number;
};
