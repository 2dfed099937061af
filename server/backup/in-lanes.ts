/** So many files are copied at once: a disk writes many through to its plate in about the time it needs for one. */
const LANES = 16;

/**
 * Does a task for each item, several at a time, and returns the results in the items' order. After a failure no further
 * one begins; it is thrown when those under way have ended, so that nothing is still writing then.
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let hasFailed = false;
  async function work(): Promise<void> {
    for (const [index, item] of waiting) {
      if (hasFailed) return;
      results[index] = await task(item).catch((error) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: LANES }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return results;
}
