import { join, resolve } from "node:path";
import type { Backend } from "../../database/backend.ts";
import { JOURNAL_FOLDER } from "../../database/data-folder.ts";
import type { Environment } from "../../runtime/environment.ts";
import type { Logger } from "../../runtime/logger.ts";
import { openReferenceJournal, type ReferenceJournal } from "./reference-journal.ts";

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

/** Return a function that creates references and notes each, also of checkouts that the database rejects. A failing disk blocks none. */
export function notedReferences(
  create: () => string,
  journal: ReferenceJournal,
  logger: Logger,
): () => string {
  return () => {
    const reference = create();
    journal
      .note(reference)
      .catch((error: unknown) => logger.error({ error }, "a reference could not be noted"));
    return reference;
  };
}
