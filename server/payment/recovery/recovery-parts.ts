import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { ConfirmationParts } from "../confirm-payment.ts";

/** The dependencies of checkout recovery. */
export type RecoveryParts = ConfirmationParts & {
  desk: Pick<PaymentDesk, "confirm">;
  /** Epoch milliseconds in the provider's time. */
  clock: () => number;
};
