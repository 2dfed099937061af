/** Runs tasks one after the other in the order they came. */
export type ExclusiveQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a queue in which each task starts when the one before has ended, well or badly.
 * The embedded database has one session for everybody: without the queue, statements of two requests would share a
 * transaction and one would run with the other's role.
 */
export function createExclusiveQueue(): ExclusiveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task);
    last = run.catch(() => {});
    return run;
  };
}
