import PQueue from "p-queue";

/** A disk writes this many files to its platter in about the time of one. */
const CONCURRENCY = 16;

/**
 * Return the results of a task for each item, in the items' order, running several at a time. After a failure no further task starts; the
 * error is thrown once the running ones have ended, so that nothing is still writing.
 */
export async function mapConcurrently<Item, Result>(
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
