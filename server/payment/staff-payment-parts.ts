import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { StaffPaymentStore } from "#app/data/server/staff-payment-store.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

/** The dependencies of the staff's payment desk. */
export type StaffPaymentParts = {
  payments: StaffPaymentStore;
  checkouts: Pick<CheckoutStore, "fail" | "unpin">;
  /** Null without a provider. */
  provider: PaymentProvider | null;
  /** Whether the provider is the sandbox. */
  isSandbox: boolean;
  /** Epoch milliseconds in the provider's time. */
  clock: () => number;
  logger: Logger;
};
