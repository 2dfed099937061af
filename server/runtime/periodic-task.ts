/** How a periodic task waits. Given by tests, so that none depends on real time. */
export type Timer = {
  /** Calls `wake` once after `milliseconds`; returns a function that calls it off. */
  after(milliseconds: number, wake: () => void): () => void;
};

/** The timers of this process. */
export const realTimer: Timer = {
  after(milliseconds, wake) {
    const timeout = setTimeout(wake, milliseconds);
    return () => clearTimeout(timeout);
  },
};

export type PeriodicTask = {
  /** Starts no further round and waits for the one under way, at most `patience` milliseconds. */
  stop(patience: number): Promise<void>;
};

/**
 * Runs `round` now and again `interval` milliseconds after each end, so that rounds never overlap. A round that throws is
 * reported and the next one comes all the same. The round is given a function that says whether it should end early.
 */
export function startPeriodicTask(
  round: (isStopping: () => boolean) => Promise<unknown>,
  options: { interval: number; onError: (error: unknown) => void; timer?: Timer },
): PeriodicTask {
  const { interval, onError, timer = realTimer } = options;
  let isStopping = false;
  let callOff = () => {};
  let underWay: Promise<void> = Promise.resolve();

  function run(): void {
    underWay = round(() => isStopping)
      .catch(onError)
      .then(() => {
        if (!isStopping) callOff = timer.after(interval, run);
      });
  }
  run();

  return {
    async stop(patience) {
      isStopping = true;
      callOff();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const forget = timer.after(patience, resolve);
      await Promise.race([underWay, late]);
      forget();
    },
  };
}
