export type TaskOptions = {
  /** Milliseconds from the end of a round to the next. */
  interval: number;
  /** Returns what the next round waits in place of `interval`. */
  pause?: () => number;
  /** Waits for what rounds left in progress, when the task stops. */
  drain?: () => Promise<void>;
  onError: (error: unknown) => void;
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
  const { interval, pause = () => interval, drain, onError } = options;
  let isStopping = false;
  let next: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();

  function run(): void {
    current = round(() => isStopping)
      .catch(onError)
      .then(() => {
        if (!isStopping) next = setTimeout(run, pause());
      });
  }
  run();

  return {
    async stop(timeout) {
      isStopping = true;
      clearTimeout(next);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const cutOff = setTimeout(resolve, timeout);
      await Promise.race([current.then(drain), late]);
      clearTimeout(cutOff);
    },
  };
}
