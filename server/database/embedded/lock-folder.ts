import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { StartupError } from "../../runtime/startup-error.ts";
import { LOCK_FILE } from "../data-folder.ts";
import { isAlive, type Owner, ownerFrom, startHeartbeat, thisProcess } from "./lock-owner.ts";

/** A database process whose supervisor was killed ends a moment later. */
const EXIT_TIMEOUT_MS = 3000;
const POLL_INTERVAL_MS = 50;
/** Its creator writes a lock a moment after it was created; a lock that stays empty is damaged. */
const WRITE_TIMEOUT_MS = 1000;

async function create(path: string, text: string): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Read a lock, and wait for its creator to write it; null without one. */
async function readLock(path: string): Promise<string | null> {
  for (let waited = 0; ; waited += POLL_INTERVAL_MS) {
    const text = await readFile(path, "utf8").catch(() => null);
    if (text !== "" || waited >= WRITE_TIMEOUT_MS) return text;
    await delay(POLL_INTERVAL_MS);
  }
}

/** Remove a dead owner's lock. If another process has replaced it meanwhile, that lock is put back. */
async function removeStale(path: string, seen: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => seen);
  if (moved !== seen) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

/** Return whether a lock's owner is still alive after a time in milliseconds. */
async function staysAlive(owner: Owner, path: string, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; await isAlive(owner, path); waited += POLL_INTERVAL_MS) {
    if (owner.pid === process.pid || waited >= timeoutMs) return true;
    await delay(POLL_INTERVAL_MS);
  }
  return false;
}

/**
 * Lock an existing folder for this process; returns a function that unlocks it. Locks of killed processes are stale at once, in another
 * container after half a minute. Throws a StartupError when a process that lives longer than `exitTimeoutMs`, or this one, holds the lock.
 */
export async function lockFolder(
  folder: string,
  exitTimeoutMs = EXIT_TIMEOUT_MS,
): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify(await thisProcess());
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(path, mine)) {
      const stopHeartbeat = startHeartbeat(path);
      return () => {
        stopHeartbeat();
        return rm(path, { force: true });
      };
    }
    const text = await readLock(path);
    const owner = text === null ? null : ownerFrom(text);
    if (owner && (await staysAlive(owner, path, exitTimeoutMs))) {
      throw new StartupError(
        `The database folder ${folder} is already in use by process ${owner.pid}.`,
      );
    }
    if (text !== null) await removeStale(path, text);
  }
  throw new StartupError(`The database folder ${folder} is being opened by another process.`);
}
