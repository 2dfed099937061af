import { join, resolve } from "node:path";
import type { CheckoutStore } from "#app/data/server/checkout-store.ts";
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

/** Wrap the store so that each started checkout is noted. A failing disk does not block checkouts. */
export function journaledCheckouts(
  store: CheckoutStore,
  journal: ReferenceJournal,
  logger: Logger,
): CheckoutStore {
  return {
    ...store,
    async start(wanted) {
      const checkout = await store.start(wanted);
      journal
        .note(checkout.reference)
        .catch((error: unknown) => logger.error({ error }, "a reference could not be noted"));
      return checkout;
    },
  };
}
