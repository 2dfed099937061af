import { link, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../../runtime/startup-error.ts";
import { isAlive, keepBeating, type Owner, ownerFrom, thisProcess } from "./lock-owner.ts";

const LOCK_FILE = "in-use-by.json";
/** A database whose supervisor was killed ends by itself, but not at the same instant. */
const ENDING_PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 50;

async function create(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(text);
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Moves a dead owner's lock away; if a rival's fresh lock was caught instead, that one is put back. */
async function clear(path: string, seen: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => seen);
  if (moved !== seen) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

/** Whether a lock's owner still lives after the time that an ending process may need. */
async function staysAlive(owner: Owner, path: string): Promise<boolean> {
  for (let waited = 0; waited < ENDING_PATIENCE_MS; waited += LOOK_EVERY_MS) {
    if (!(await isAlive(owner, path))) return false;
    if (owner.pid === process.pid) return true;
    await delay(LOOK_EVERY_MS);
  }
  return true;
}

/**
 * Takes an existing folder and makes this process its only user; returns a function that gives it free.
 * A lock left by a process that was killed does not count; one left in another container counts for half a minute.
 * Throws a StartupError when a living process, this one included, uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify(await thisProcess());
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(path, mine)) {
      const stopBeating = keepBeating(path);
      return () => {
        stopBeating();
        return rm(path, { force: true });
      };
    }
    const text = await readFile(path, "utf8").catch(() => null);
    const owner = text === null ? null : ownerFrom(text);
    if (owner && (await staysAlive(owner, path))) {
      throw new StartupError(
        `The database folder ${folder} is already in use by process ${owner.pid}.`,
      );
    }
    if (text !== null) await clear(path, text);
  }
  throw new StartupError(`The database folder ${folder} is being opened by another process.`);
}
