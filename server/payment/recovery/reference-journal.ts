import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { REFERENCE } from "#app/data/server/checkout-store.ts";
import { ifExists } from "../../runtime/if-exists.ts";

const DAY_FILE = /^(\d{4}-\d{2}-\d{2})\.txt$/;
const RETENTION_MS = 30 * 24 * 3_600_000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

async function namesIn(folder: string): Promise<string[]> {
  const names = await ifExists(readdir(folder));
  return (names ?? []).filter((name) => DAY_FILE.test(name));
}

/** Create the folder and delete expired files. */
async function beginDay(folder: string, moment: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const oldest = dayOf(moment - RETENTION_MS);
  for (const name of await namesIn(folder)) {
    if (name < oldest) await rm(path.join(folder, name), { force: true });
  }
}

/** Checkout references stored outside the database, so that a restore does not lose them. */
export type ReferenceJournal = ReturnType<typeof openReferenceJournal>;

/**
 * Open the journal: one file a day, private to its owner, kept for 30 days. It writes to `folder` and reads all
 * `folders`.
 */
export function openReferenceJournal(
  folder: string,
  folders: readonly string[],
  clock: () => number,
) {
  let day = "";
  return {
    /** Append a reference. Throws when the disk fails. */
    async note(reference: string): Promise<void> {
      const today = dayOf(clock());
      if (day !== today) {
        await beginDay(folder, clock());
        day = today;
      }
      try {
        // Starts a new line: a full disk may have truncated the last one.
        await appendFile(path.join(folder, `${today}.txt`), `\n${reference}\n`, { mode: 0o600 });
      } catch (error) {
        // The folder may disappear, as on an unmounted disk; the next call creates it again.
        day = "";
        throw error;
      }
    },
    /** Return every stored reference. Throws when a folder cannot be read. */
    async read(): Promise<string[]> {
      const references = new Set<string>();
      for (const directory of new Set(folders)) {
        for (const name of await namesIn(directory)) {
          const lines = (await readFile(path.join(directory, name), "utf8")).split("\n");
          // A full disk may have truncated a line.
          for (const line of lines) if (REFERENCE.test(line)) references.add(line);
        }
      }
      return [...references];
    },
  };
}
