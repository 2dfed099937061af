import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { Logger } from "../runtime/logger.ts";
import { checkoutDesk } from "./checkout-desk.ts";
import { findProgress } from "./find-progress.ts";
import { failedConfirmation } from "./process-return.ts";

type ManualPaymentDeskParts = {
  store: CheckoutStore;
  payments: Pick<OrderPaymentStore, "offersAny">;
  logger: Logger;
};

/**
 * Create the desk of a shop without a provider. It sells by the ways to pay that a person confirms, if the owner has
 * enabled any; a return names no payment of ours.
 */
export function manualPaymentDesk(parts: ManualPaymentDeskParts): PaymentDesk {
  const { store, payments, logger } = parts;
  const checkouts = checkoutDesk(store, logger);
  return {
    ...checkouts,
    async start(wanted) {
      const offersAny = await payments.offersAny().catch((error: unknown) => {
        logger.error({ error }, "the ways to pay could not be read");
        throw new ShopError("UNAVAILABLE", "The shop cannot reach its database right now.");
      });
      // Without a way to pay nothing is held.
      if (!offersAny) {
        throw new ShopError(
          "NOT_SELLABLE",
          "Payment is not set up yet. Please contact the shop.",
          "no_way_to_pay",
        );
      }
      return { checkout: await checkouts.start(wanted), button: null };
    },
    confirm: () => failedConfirmation("checkout_not_found"),
    findProgress: (reference) =>
      findProgress(
        { stored: store.findProgress, query: async () => null, confirm: () => {} },
        reference,
      ),
  };
}
