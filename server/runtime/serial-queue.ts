import PQueue from "p-queue";

/**
 * Return a function that runs CPU-heavy tasks one at a time. It returns null without running the task while `max` others are queued or
 * running.
 */
export function serialQueue(
  max: number,
): <Value>(task: () => Promise<Value>) => Promise<Value | null> {
  const queue = new PQueue({ concurrency: 1 });
  return async (task) => (queue.size + queue.pending < max ? queue.add(task) : null);
}
