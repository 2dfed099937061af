/** A concurrency limit that tells when it has capacity (decision 047). */
type Pool = {
  /** How many tasks may start now. */
  free(): number;
  /** Start a task, which must not reject. */
  run(work: () => Promise<void>): void;
  /** Resolves when a running task ends; at once when there is none. */
  oneDone(): Promise<void>;
  /** Resolves when no task is running. */
  allDone(): Promise<void>;
};

/** Create a pool of `size` concurrent tasks. The caller checks `free` before `run`. */
export function createPool(size: number): Pool {
  const pending = new Set<Promise<void>>();
  return {
    free: () => size - pending.size,
    run(work) {
      const done = work().finally(() => pending.delete(done));
      pending.add(done);
    },
    async oneDone() {
      if (pending.size > 0) await Promise.race(pending);
    },
    async allDone() {
      while (pending.size > 0) await Promise.race(pending);
    },
  };
}
