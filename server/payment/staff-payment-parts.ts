import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { StaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

/** What staff need to release or settle a payment. */
export type StaffPaymentParts = {
  payments: StaffPaymentStore;
  checkouts: Pick<CheckoutStore, "fail" | "unpin">;
  /** Null where no provider is set. */
  provider: PaymentProvider | null;
  /** Whether the provider is the stand-in. */
  isSandbox: boolean;
  /** Epoch milliseconds, as the payments' dates are reckoned. */
  clock: () => number;
  logger: Logger;
};
