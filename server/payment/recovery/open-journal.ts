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
 * Takes the settings and the database service; returns the journal of an embedded shop, null for a hosted one, whose database is
 * restored by others. It is written beside the backups where there is a folder for them: that may be another disk.
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

/** Takes the checkouts and a journal; returns the same checkouts, each of which is noted when it starts. No disk holds one up. */
export function notedCheckouts(
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
