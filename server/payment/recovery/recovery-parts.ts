import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { ConfirmationParts } from "../process-return.ts";

/** The dependencies of checkout recovery. */
export type RecoveryParts = ConfirmationParts & {
  desk: Pick<PaymentDesk, "confirm">;
  /** Epoch milliseconds in the provider's time. */
  clock: () => number;
};
