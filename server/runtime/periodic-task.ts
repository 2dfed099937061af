/** A timer that tests can replace. */
export type Timer = {
  /** Calls `callback` once after `milliseconds`; returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
};

/** The timer of this process. */
export const realTimer: Timer = {
  after(milliseconds, callback) {
    const timeout = setTimeout(callback, milliseconds);
    return () => clearTimeout(timeout);
  },
};

export type TaskOptions = {
  /** Milliseconds from the end of a round to the next. */
  interval: number;
  /** Returns what the next round waits in place of `interval`. */
  pause?: () => number;
  /** Waits for what rounds left in progress, when the task stops. */
  drain?: () => Promise<void>;
  onError: (error: unknown) => void;
  timer?: Timer;
};

export type PeriodicTask = {
  /** Starts no further round, waits for the current one and drains, at most `timeout` milliseconds. */
  stop(timeout: number): Promise<void>;
};

/**
 * Run `round` now and again a pause after each end, so that rounds never overlap. Errors are passed to `onError`. A
 * round should end early when `isStopping()` returns true.
 */
export function startPeriodicTask(
  round: (isStopping: () => boolean) => Promise<unknown>,
  options: TaskOptions,
): PeriodicTask {
  const { interval, pause = () => interval, drain, onError, timer = realTimer } = options;
  let isStopping = false;
  let cancel = () => {};
  let current: Promise<void> = Promise.resolve();

  function run(): void {
    current = round(() => isStopping)
      .catch(onError)
      .then(() => {
        if (!isStopping) cancel = timer.after(pause(), run);
      });
  }
  run();

  return {
    async stop(timeout) {
      isStopping = true;
      cancel();
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const cancelTimeout = timer.after(timeout, resolve);
      await Promise.race([current.then(drain), late]);
      cancelTimeout();
    },
  };
}
