/**
 * Create a pool of `size` concurrent tasks, which tells when it has capacity (decision 047). The caller checks `free` before `run`.
 */
export function createPool(size: number) {
  const pending = new Set<Promise<void>>();
  return {
    /** How many tasks may start now. */
    free: () => size - pending.size,
    /** Start a task, which must not reject. */
    run(work: () => Promise<void>): void {
      const done = work().finally(() => pending.delete(done));
      pending.add(done);
    },
    /** Resolves when a running task ends; at once when there is none. */
    async oneDone(): Promise<void> {
      if (pending.size > 0) await Promise.race(pending);
    },
    /** Resolves when no task is running. */
    async allDone(): Promise<void> {
      while (pending.size > 0) await Promise.race(pending);
    },
  };
}
