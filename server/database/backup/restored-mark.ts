import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ifExists } from "../../runtime/if-exists.ts";
import { writeSynced } from "../../runtime/write-synced.ts";
import { RESTORED_MARK } from "../data-folder.ts";

const RestoredMarkSchema = z.object({
  /** When the backup was taken. */
  takenAt: z.iso.datetime(),
  restoredAt: z.iso.datetime(),
});

/** The mark of restored data that has not been compared with the payment provider yet. */
export type RestoredMark = z.infer<typeof RestoredMarkSchema>;

/** Write and sync the mark of a data folder. */
export async function writeRestoredMark(dataDir: string, mark: RestoredMark): Promise<void> {
  await writeSynced(join(dataDir, RESTORED_MARK), JSON.stringify(mark));
}

/** Return the mark of a data folder; null when it has none. Throws when it cannot be read or is damaged. */
export async function readRestoredMark(dataDir: string): Promise<RestoredMark | null> {
  const text = await ifExists(readFile(join(dataDir, RESTORED_MARK), "utf8"));
  return text === null ? null : RestoredMarkSchema.parse(JSON.parse(text));
}

/** Remove the mark after the comparison. */
export async function removeRestoredMark(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORED_MARK), { force: true });
}
