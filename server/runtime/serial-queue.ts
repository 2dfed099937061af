import PQueue from "p-queue";

/**
 * Takes how many tasks may wait or run, and returns what runs them one after the other: heavy computing that must not take
 * every core at once. It returns null where there is no room, and throws what the task throws.
 */
export function serialQueue(
  max: number,
): <Value>(task: () => Promise<Value>) => Promise<Value | null> {
  const queue = new PQueue({ concurrency: 1 });
  return async (task) => (queue.size + queue.pending < max ? queue.add(task) : null);
}
