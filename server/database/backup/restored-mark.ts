import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { writeSynced } from "../../runtime/write-synced.ts";
import { RESTORED_MARK } from "../data-folder.ts";

const RestoredMarkSchema = z.object({
  /** When the backup was taken. */
  takenAt: z.iso.datetime(),
  restoredAt: z.iso.datetime(),
});

/** Says that the data of a folder is a restored backup which was not yet compared with the payment provider. */
export type RestoredMark = z.infer<typeof RestoredMarkSchema>;

/** Leaves the mark in a data folder and waits until it is on the disk. */
export async function writeRestoredMark(dataDir: string, mark: RestoredMark): Promise<void> {
  await writeSynced(join(dataDir, RESTORED_MARK), JSON.stringify(mark));
}

/** Returns the mark of a data folder, null where there is none. Throws when it cannot be read or is damaged. */
export async function readRestoredMark(dataDir: string): Promise<RestoredMark | null> {
  const text = await readFile(join(dataDir, RESTORED_MARK), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    },
  );
  return text === null ? null : RestoredMarkSchema.parse(JSON.parse(text));
}

/** Removes the mark once the comparison is done. */
export async function removeRestoredMark(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORED_MARK), { force: true });
}
