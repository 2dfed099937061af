import { ShopError } from "#app/domain/shop-error.ts";
import { createThrottle } from "#app/payments/create-throttle.ts";
import type { Confirmation, PaymentDesk, Settlement } from "#app/payments/payment-desk.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";
import { type ConfirmationParts, failed, processReturn } from "./confirm-payment.ts";
import { findProgress } from "./find-progress.ts";
import { settlePayment } from "./settle-payment.ts";

/** Queries for shoppers who come back: ten a minute, and the recovery worker keeps the rest of Sale's thirty. */
const VISIT_QUERIES = { burst: 3, intervalMs: 6000, maxWaitMs: 0 };
const TIMING = { delay: async () => {}, now: monotonicClock };

/**
 * Create the payment desk. Concurrent returns of one payment share one Confirm (single flight): PayPhone does not
 * document its answer to a second one.
 */
export function createPaymentDesk(parts: ConfirmationParts): PaymentDesk {
  const { store, provider, logger } = parts;
  const pending = new Map<string, Confirmation>();
  const mayQuery = createThrottle(VISIT_QUERIES, TIMING);

  function confirmOnce(key: string, reference: string, transactionId: string): Confirmation {
    const outcome = processReturn(parts, reference, transactionId);
    const verdict = outcome.then(
      (found): Awaited<Confirmation["verdict"]> =>
        found.kind === "failed" ? found : { kind: "approved" },
      (error: unknown) => {
        logger.error({ reference, error }, "a return could not be confirmed");
        return failed("unresolved");
      },
    );
    const settlement = outcome
      .then((found) => settlePayment(parts, reference, found))
      .catch((error: unknown): Settlement => {
        logger.error({ reference, error }, "an order could not be settled");
        return { kind: "unwritten" };
      })
      .finally(() => pending.delete(key));
    return { verdict, settlement };
  }

  function confirm(reference: string, transactionId: string): Confirmation {
    const key = `${reference} ${transactionId}`;
    const confirmation = pending.get(key) ?? confirmOnce(key, reference, transactionId);
    pending.set(key, confirmation);
    return confirmation;
  }

  return {
    async start(wanted) {
      const checkout = await store.start(wanted).catch((error: unknown) => {
        if (error instanceof ShopError) throw error;
        logger.error({ error }, "a checkout could not be started");
        throw new ShopError("UNAVAILABLE", "The shop cannot reach its database right now.");
      });
      const { customer, language } = wanted;
      const { email, phone } = customer;
      const base = checkout.total - checkout.tax;
      return { checkout, button: provider.button({ ...checkout, base, email, phone, language }) };
    },
    confirm,
    findReceipt: (reference) => store.findReceipt(reference),
    findLanguage: (reference) => store.findLanguage(reference),
    quoteDiscount: (request) => store.quoteDiscount(request),
    completeInvoiceBuyer: (reference, buyer) => store.completeInvoiceBuyer(reference, buyer),
    requiresInvoiceBuyer: () =>
      store.requiresInvoiceBuyer().catch((error: unknown) => {
        // The database refuses such a checkout all the same.
        logger.error({ error }, "the settings of invoices could not be read");
        return false;
      }),
    findProgress: (reference) =>
      findProgress(
        {
          stored: store.findProgress,
          query: async (named) => ((await mayQuery()) ? provider.findByReference(named) : null),
          confirm,
        },
        reference,
      ),
  };
}
