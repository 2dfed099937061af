import PQueue from "p-queue";

/** So many files are copied at once: a disk writes many through to its plate in about the time it needs for one. */
const CONCURRENCY = 16;

/**
 * Does a task for each item, several at a time, and returns the results in the items' order. After a failure no further
 * one begins; it is thrown when those under way have ended, so that nothing is still writing then.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  try {
    return await queue.addAll(items.map((item) => () => task(item)));
  } catch (error) {
    queue.clear();
    await queue.onIdle();
    throw error;
  }
}
