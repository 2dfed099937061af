import { setTimeout as sleep } from "node:timers/promises";

export type Timed<Result> = { result: Result; milliseconds: number };

const SECOND_MS = 1000;

/**
 * Start `rate` tasks per second for `seconds`, whether or not earlier ones have ended. Times count from when a task was
 * due, so that delays cannot hide (coordinated omission).
 */
export function steadyRate<Result>(
  { rate, seconds }: { rate: number; seconds: number },
  task: (index: number) => Promise<Result>,
): Promise<Timed<Result>[]> {
  const begun = performance.now();
  return Promise.all(
    Array.from({ length: rate * seconds }, async (_, index) => {
      const due = begun + (index * SECOND_MS) / rate;
      await sleep(Math.max(due - performance.now(), 0));
      const result = await task(index);
      return { result, milliseconds: performance.now() - due };
    }),
  );
}
