import { join, resolve } from "node:path";
import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
import type { OrderPaymentStore } from "#app/data/server/order-payment-store.ts";
import type { Backend } from "../../database/backend.ts";
import type { Environment } from "../../runtime/environment.ts";
import type { Logger } from "../../runtime/logger.ts";
import {
  JOURNAL_FOLDER,
  openReferenceJournal,
  type ReferenceJournal,
} from "./reference-journal.ts";

/**
 * Open the journal of an embedded shop; null for a hosted database, which others restore. It lies beside the backups,
 * which may be on another disk.
 */
export function openJournal(
  { dataDir, backup }: Pick<Environment, "dataDir" | "backup">,
  { embedded }: Pick<Backend, "embedded">,
): ReferenceJournal | null {
  if (!embedded) return null;
  const here = join(resolve(dataDir), JOURNAL_FOLDER);
  const folder = backup ? join(resolve(backup.folder), JOURNAL_FOLDER) : here;
  return openReferenceJournal(folder, [folder, here], Date.now);
}

/** Return a function that notes a reference. A failing disk does not block checkouts. */
function noteIn(journal: ReferenceJournal, logger: Logger) {
  return (reference: string) =>
    journal
      .note(reference)
      .catch((error: unknown) => logger.error({ error }, "a reference could not be noted"));
}

/** Wrap the store so that each started checkout is noted. */
export function journaledCheckouts(
  store: CheckoutStore,
  journal: ReferenceJournal,
  logger: Logger,
): CheckoutStore {
  const note = noteIn(journal, logger);
  return {
    ...store,
    async start(wanted) {
      const checkout = await store.start(wanted);
      void note(checkout.reference);
      return checkout;
    },
  };
}

/** Wrap the store so that each card payment of an order that awaits its payment is noted. */
export function journaledOrderPayments(
  store: OrderPaymentStore,
  journal: ReferenceJournal,
  logger: Logger,
): OrderPaymentStore {
  const note = noteIn(journal, logger);
  return {
    ...store,
    async replaceCheckout(reference) {
      const replaced = await store.replaceCheckout(reference);
      void note(replaced.checkout.reference);
      return replaced;
    },
  };
}
