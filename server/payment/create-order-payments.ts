import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { OrderPayments } from "#app/payments/order-payments.ts";
import type { PaymentProvider } from "#app/payments/payment-provider.ts";
import type { Logger } from "../runtime/logger.ts";

type OrderPaymentParts = {
  store: OrderPaymentStore;
  /** Null for a shop that takes no cards. */
  provider: PaymentProvider | null;
  logger: Logger;
};

/** Create the payments of orders that a person confirms, which can be paid by card instead. */
export function createOrderPayments({ store, provider, logger }: OrderPaymentParts): OrderPayments {
  return {
    ...store,
    takesCards: provider !== null,
    listOffered: (reference) =>
      store.listOffered(reference).catch((error: unknown) => {
        // Where there is PayPhone, its button works without them.
        logger.error({ error }, "the ways to pay could not be read");
        return [];
      }),
    async payByCard(reference) {
      if (!provider) throw new ShopError("NOT_SELLABLE", "This shop takes no cards.");
      const { checkout, ...contact } = await store.replaceCheckout(reference);
      const base = checkout.total - checkout.tax;
      return { checkout, button: provider.button({ ...checkout, base, ...contact }) };
    },
  };
}

/** The payments of a shop without a database. */
export const noOrderPayments: OrderPayments = {
  takesCards: false,
  listOffered: async () => [],
  find: async () => null,
  findPayLink: async () => null,
  choose: () => Promise.reject(new ShopError("NOT_SELLABLE", "This shop does not sell.")),
  payByCard: () => Promise.reject(new ShopError("NOT_SELLABLE", "This shop does not sell.")),
};
