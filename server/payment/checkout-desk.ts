import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Logger } from "../runtime/logger.ts";

/** Create what every desk with a database does: hold checkouts and read orders, with a provider or without one. */
export function checkoutDesk(store: CheckoutStore, logger: Logger) {
  return {
    ...store,
    start: (wanted: CheckoutRequest) =>
      store.start(wanted).catch((error: unknown) => {
        if (error instanceof ShopError) throw error;
        logger.error({ error }, "a checkout could not be started");
        throw new ShopError("UNAVAILABLE", "The shop cannot reach its database right now.");
      }),
  };
}
