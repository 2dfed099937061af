/** A concurrency limit: so many pieces of work are under way at once. */
export type Pool = {
  /** How many more may begin now. */
  free(): number;
  /** Begins a piece of work, which must not throw. */
  run(work: () => Promise<void>): void;
  /** Resolves when one of those under way has ended; at once where there is none. */
  oneDone(): Promise<void>;
  /** Resolves when nothing is under way. */
  allDone(): Promise<void>;
};

/** Takes how many may be under way at once. The caller looks at `free` before it calls `run`. */
export function createPool(size: number): Pool {
  const underWay = new Set<Promise<void>>();
  return {
    free: () => size - underWay.size,
    run(work) {
      const done = work().finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async oneDone() {
      if (underWay.size > 0) await Promise.race(underWay);
    },
    async allDone() {
      while (underWay.size > 0) await Promise.race(underWay);
    },
  };
}
