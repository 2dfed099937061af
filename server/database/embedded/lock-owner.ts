import { readFile, readlink, rm, stat, utimes, writeFile } from "node:fs/promises";
import { z } from "zod";
import { isRunning } from "../../runtime/is-running.ts";

const OwnerSchema = z.object({
  pid: z.number().int().positive(),
  /** Process ids are reused after a restart. */
  startedAt: z.string().nullable(),
  /** The PID namespace: a process id counts in its own container only. */
  namespace: z.string().nullish(),
});

/** The process that holds a lock. */
export type Owner = z.infer<typeof OwnerSchema>;

const HEARTBEAT_MS = 5000;
/** A lock of another container is stale after this time without a heartbeat. */
const HEARTBEAT_TIMEOUT_MS = 30_000;

/** Field 3 of Linux's /proc/<pid>/stat for a zombie and a dead process. */
const ENDED_STATES = ["Z", "X"];

type ProcessStatus = { state: string | undefined; startedAt: string | null };

/** Fields 3 and 22 of Linux's /proc/<pid>/stat, counted after the command name; null without /proc. */
async function statusOf(pid: number): Promise<ProcessStatus | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0], startedAt: fields[19] ?? null };
}

const namespace = () => readlink("/proc/self/ns/pid").catch(() => null);

/** Return this process as the owner of a lock. */
export async function thisProcess(): Promise<Owner> {
  const { pid } = process;
  const status = await statusOf(pid);
  return { pid, startedAt: status?.startedAt ?? null, namespace: await namespace() };
}

/** Return the owner in the text of a lock; null for an invalid one. */
export function ownerFrom(text: string): Owner | null {
  try {
    return OwnerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Return whether a lock has a recent heartbeat, by the file system's clock. A heartbeat in the future was written before the clock was
 * set back.
 */
async function hasHeartbeat(path: string): Promise<boolean> {
  const probe = `${path}.now-${process.pid}`;
  await writeFile(probe, "");
  const [lock, now] = await Promise.all([stat(path).catch(() => null), stat(probe)]);
  await rm(probe, { force: true });
  return lock !== null && Math.abs(now.mtimeMs - lock.mtimeMs) < HEARTBEAT_TIMEOUT_MS;
}

/** Return whether the owner of the lock at a path is still alive. */
export async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.namespace && owner.namespace !== (await namespace())) return hasHeartbeat(path);
  if (!isRunning(owner.pid)) return false;
  const status = await statusOf(owner.pid);
  if (status?.state && ENDED_STATES.includes(status.state)) return false;
  return owner.startedAt === null || status?.startedAt === owner.startedAt;
}

/** Touch a lock periodically as a heartbeat for other containers. Returns a function that stops it. */
export function startHeartbeat(path: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // The next heartbeat makes up for a failed one.
    utimes(path, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}
