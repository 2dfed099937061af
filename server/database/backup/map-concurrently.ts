/** A disk writes this many files to its platter in about the time of one. */
const CONCURRENCY = 16;

/**
 * Return the results of a task for each item, in the items' order, running several at a time and reading no item ahead. After a failure no
 * further item is read; the error is thrown once the running tasks have ended, so that nothing is still writing.
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item> | AsyncIterable<Item>,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let count = 0;
  // A worker that fails ends the generator, and so the other workers.
  const rest = generate(items);
  async function work(): Promise<void> {
    for await (const item of rest) {
      const index = count;
      count += 1;
      results[index] = await task(item);
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failed = ends.find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
  return results;
}

async function* generate<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  yield* items;
}
