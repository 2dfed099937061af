import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import type { PaymentDesk } from "#app/payments/payment-desk.ts";
import type { Logger } from "../runtime/logger.ts";

type CheckoutDesk = Pick<CheckoutStore, "start"> &
  Pick<
    PaymentDesk,
    | "findReceipt"
    | "findLanguage"
    | "quoteDiscount"
    | "completeInvoiceBuyer"
    | "requiresInvoiceBuyer"
  >;

/** Create what every desk with a database does: hold checkouts and read orders, with a provider or without one. */
export function checkoutDesk(store: CheckoutStore, logger: Logger): CheckoutDesk {
  return {
    start: (wanted) =>
      store.start(wanted).catch((error: unknown) => {
        if (error instanceof ShopError) throw error;
        logger.error({ error }, "a checkout could not be started");
        throw new ShopError("UNAVAILABLE", "The shop cannot reach its database right now.");
      }),
    findReceipt: (reference) => store.findReceipt(reference),
    findLanguage: (reference) => store.findLanguage(reference),
    quoteDiscount: (request) => store.quoteDiscount(request),
    completeInvoiceBuyer: (reference, buyer) => store.completeInvoiceBuyer(reference, buyer),
    requiresInvoiceBuyer: () =>
      store.requiresInvoiceBuyer().catch((error: unknown) => {
        // The database rejects such a checkout all the same.
        logger.error({ error }, "the settings of invoices could not be read");
        return false;
      }),
  };
}
