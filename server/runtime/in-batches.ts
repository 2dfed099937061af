type Batches = {
  /** Of one step: a transaction of milliseconds, so that checkouts never wait for it. */
  size: number;
  /** Steps at most. */
  max?: number;
};

/**
 * Run `step` with the size of a batch until it finds fewer; return how many it found in all. Several servers may do so
 * at once. `isStopping` is checked before each step. Throws what a step throws.
 */
export async function inBatches(
  step: (size: number) => Promise<number>,
  isStopping: () => boolean,
  { size, max = Number.POSITIVE_INFINITY }: Batches,
): Promise<number> {
  let total = 0;
  for (let steps = 0; steps < max && !isStopping(); steps += 1) {
    const count = await step(size);
    total += count;
    if (count < size) break;
  }
  return total;
}
