import { appendFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

/** The folder of the journal inside the data folder or the folder of backups; no backup takes it along, no restore replaces it. */
export const JOURNAL_FOLDER = "references";

/** References of checkouts, kept outside the database so that a restore does not forget them. */
export interface ReferenceJournal {
  /** Writes down the reference of a checkout that is about to be paid. Throws when the disk says no. */
  note(reference: string): Promise<void>;
  /** Every reference that is still kept. Throws when a folder cannot be read. */
  read(): Promise<string[]>;
}

/** As `start_checkout` makes it: a line that a full disk cut short is none. */
const REFERENCE = /^GL-\d{13}-[0-9a-f]{32}$/;
const DAY_FILE = /^(\d{4}-\d{2}-\d{2})\.txt$/;
const KEEPS_MS = 30 * 24 * 3_600_000;

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => DAY_FILE.test(name));
}

/** Makes the folder and removes the files of days that no restore will ask about. */
async function beginDay(folder: string, moment: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const oldest = dayOf(moment - KEEPS_MS);
  for (const name of await namesIn(folder)) {
    if (name < oldest) await rm(path.join(folder, name), { force: true });
  }
}

/**
 * Takes the folder to write to, every folder to read from, and a clock (epoch milliseconds); returns the journal: a file a day,
 * readable by its owner only, each kept for 30 days.
 */
export function openReferenceJournal(
  folder: string,
  folders: readonly string[],
  clock: () => number,
): ReferenceJournal {
  let day = "";
  return {
    async note(reference) {
      const today = dayOf(clock());
      if (day !== today) {
        await beginDay(folder, clock());
        day = today;
      }
      try {
        // The line before may have no end: a full disk cuts lines short.
        await appendFile(path.join(folder, `${today}.txt`), `\n${reference}\n`, { mode: 0o600 });
      } catch (error) {
        // The folder may be gone, with an unmounted disk for instance: the next note makes it again.
        day = "";
        throw error;
      }
    },
    async read() {
      const references = new Set<string>();
      for (const place of new Set(folders)) {
        for (const name of await namesIn(place)) {
          const lines = (await readFile(path.join(place, name), "utf8")).split("\n");
          for (const line of lines) if (REFERENCE.test(line)) references.add(line);
        }
      }
      return [...references];
    },
  };
}
