import { link, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../startup-error.ts";

const LOCK_FILE = "in-use-by.json";

/** A process by number and time of birth: after a restart the same number may name somebody else. */
type Owner = { pid: number; startedAt: string | null };

/** Field 22 of Linux's /proc/<pid>/stat, counted behind the command name; null where there is no /proc. */
async function birthOf(pid: number): Promise<string | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM means that it lives but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return owner.startedAt === null || (await birthOf(owner.pid)) === owner.startedAt;
}

async function readOwner(path: string): Promise<{ text: string; owner: Owner | null } | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const [, pid, startedAt] = /^\{"pid":(\d+),"startedAt":(?:"(\d+)"|null)\}$/.exec(text) ?? [];
  return { text, owner: pid ? { pid: Number(pid), startedAt: startedAt ?? null } : null };
}

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

/**
 * Takes an existing folder and makes this process its only user; returns a function that gives it free.
 * A lock left by a process that was killed does not count.
 * Throws a StartupError when a living process, this one included, uses the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_FILE);
  const mine = JSON.stringify({ pid: process.pid, startedAt: await birthOf(process.pid) });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(path, mine)) return () => rm(path, { force: true });
    const found = await readOwner(path);
    if (found?.owner && (await isAlive(found.owner))) {
      throw new StartupError(
        `The database folder ${folder} is already in use by process ${found.owner.pid}.`,
      );
    }
    if (found) await clear(path, found.text);
  }
  throw new StartupError(`The database folder ${folder} is being opened by another process.`);
}
