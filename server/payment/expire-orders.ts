import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import type { Logger } from "../runtime/logger.ts";

type ExpiryParts = { store: Pick<OrderPaymentStore, "expire">; logger: Logger };

/** A transaction of milliseconds, so that checkouts never wait for it. */
const ORDERS_PER_STATEMENT = 20;

/**
 * Cancel the orders whose payment did not come in time, and release their units. Each statement is one transaction,
 * and several servers may run it at once. Ends early when `isStopping()` returns true. Throws when the database does not
 * answer.
 */
export async function expireOrders(
  { store, logger }: ExpiryParts,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const count = await store.expire(ORDERS_PER_STATEMENT);
    if (count > 0) logger.info({ count }, "orders were not paid in time");
    if (count < ORDERS_PER_STATEMENT) return;
  }
}
