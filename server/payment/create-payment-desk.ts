import type { Settlement } from "#app/domain/payment/payment-verdict.ts";
import { createThrottle } from "#app/payments/create-throttle.ts";
import type { Confirmation, PaymentDesk } from "#app/payments/payment-desk.ts";
import { monotonicClock } from "../runtime/monotonic-clock.ts";
import { checkoutDesk } from "./checkout-desk.ts";
import { findProgress } from "./find-progress.ts";
import { type ConfirmationParts, failed, processReturn } from "./process-return.ts";
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
  const checkouts = checkoutDesk(store, logger);
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
    ...checkouts,
    async start(wanted) {
      const checkout = await checkouts.start(wanted);
      const { customer, language } = wanted;
      const { email, phone } = customer;
      const base = checkout.total - checkout.tax;
      return { checkout, button: provider.button({ ...checkout, base, email, phone, language }) };
    },
    confirm,
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
