import { readFile, readlink, rm, stat, utimes, writeFile } from "node:fs/promises";
import { z } from "zod";

const OwnerSchema = z.object({
  pid: z.number().int().positive(),
  /** After a restart the same number may name somebody else. */
  startedAt: z.string().nullable(),
  /** In another container the same number names somebody else, or nobody. */
  namespace: z.string().nullish(),
});

/** A process by its number, time of birth, and the space in which the number counts. */
export type Owner = z.infer<typeof OwnerSchema>;

export const BEAT_MS = 5000;
/** How long a lock from another container counts after its last beat. */
const SILENCE_MS = 30_000;

/** Field 3 of Linux's /proc/<pid>/stat: a zombie or a dead process, which its parent has not asked after yet. */
const ENDED_STATES = ["Z", "X"];

type ProcessStatus = { state: string | undefined; startedAt: string | null };

/** Fields 3 and 22 of Linux's /proc/<pid>/stat, counted behind the command name; null where there is no /proc. */
async function statusOf(pid: number): Promise<ProcessStatus | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (text === null) return null;
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0], startedAt: fields[19] ?? null };
}

const namespace = () => readlink("/proc/self/ns/pid").catch(() => null);

/** Returns this process as the owner of a lock. */
export async function thisProcess(): Promise<Owner> {
  const { pid } = process;
  const status = await statusOf(pid);
  return { pid, startedAt: status?.startedAt ?? null, namespace: await namespace() };
}

/** Takes the text of a lock and returns whom it names; null when it is none. */
export function ownerFrom(text: string): Owner | null {
  try {
    return OwnerSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whether a lock was touched lately, by the clock of the disk it lies on: this machine's own may have jumped. */
async function beats(path: string): Promise<boolean> {
  const probe = `${path}.now-${process.pid}`;
  await writeFile(probe, "");
  const [lock, now] = await Promise.all([stat(path).catch(() => null), stat(probe)]);
  await rm(probe, { force: true });
  return lock !== null && now.mtimeMs - lock.mtimeMs < SILENCE_MS;
}

/** Takes the owner that a lock names and the lock's path; says whether it still lives, as far as can be seen from here. */
export async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.namespace && owner.namespace !== (await namespace())) return beats(path);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM means that it lives but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const status = await statusOf(owner.pid);
  if (status?.state && ENDED_STATES.includes(status.state)) return false;
  return owner.startedAt === null || status?.startedAt === owner.startedAt;
}

/** Touches a lock now and then, so that it is seen to live from another container; returns a function that stops it. */
export function keepBeating(path: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    // A beat that fails is made up for by the next one.
    utimes(path, now, now).catch(() => {});
  }, BEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}
