/** How many times as long as a failure took it is not asked for again. */
const FACTOR = 5;

/** Spares callers the wait for a service that has just kept somebody waiting in vain. */
export type Rest = {
  /** Whether the last failure was so slow that the next would be, too. */
  isResting(): boolean;
  /** Runs `work` and remembers how long it took to fail; throws what it throws. */
  attempt<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * Takes a clock in milliseconds. After a failure that took a while (a database that answers in ten seconds, or never), the
 * service rests five times as long; one that failed at once rests for nothing, and its return is noticed at once.
 */
export function restAfterFailure(clock: () => number = () => performance.now()): Rest {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    isResting: () => clock() < restsUntil,
    async attempt(work) {
      const begun = clock();
      try {
        const result = await work();
        restsUntil = Number.NEGATIVE_INFINITY;
        return result;
      } catch (error) {
        const failed = clock();
        restsUntil = failed + FACTOR * (failed - begun);
        throw error;
      }
    },
  };
}
