import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { Logger } from "../runtime/logger.ts";
import { checkoutDesk } from "./checkout-desk.ts";
import { findProgress } from "./find-progress.ts";
import { noPaymentDesk } from "./no-payment-desk.ts";

type ManualPaymentDeskParts = {
  store: CheckoutStore;
  payments: Pick<OrderPaymentStore, "offersAny">;
  logger: Logger;
};

const NOT_SET_UP = {
  reason: "Payment is not set up yet. Please contact the shop.",
  failure: "checkout_not_found",
} as const;

/**
 * Create the desk of a shop without a provider. It sells by the ways to pay that a person confirms, if the owner has
 * enabled any; a return names no payment of ours.
 */
export function manualPaymentDesk({
  store,
  payments,
  logger,
}: ManualPaymentDeskParts): PaymentDesk {
  const closed = noPaymentDesk(NOT_SET_UP);
  const checkouts = checkoutDesk(store, logger);
  return {
    ...closed,
    ...checkouts,
    async start(wanted) {
      const offersAny = await payments.offersAny().catch((error: unknown) => {
        logger.error({ error }, "the ways to pay could not be read");
        throw new ShopError("UNAVAILABLE", "The shop cannot reach its database right now.");
      });
      // Without a way to pay nothing is held.
      if (!offersAny) return closed.start(wanted);
      return { checkout: await checkouts.start(wanted), button: null };
    },
    findProgress: (reference) =>
      findProgress(
        { stored: store.findProgress, query: async () => null, confirm: () => {} },
        reference,
      ),
  };
}
