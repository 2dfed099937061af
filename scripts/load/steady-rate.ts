import { setTimeout as sleep } from "node:timers/promises";

export type Timed<Result> = { result: Result; milliseconds: number };

const SECOND_MS = 1000;

/**
 * Starts so many tasks a second for so many seconds, whether or not the ones before have ended, and returns how each went. Its
 * time counts from when it was due: a system that falls behind cannot hide it by being asked later.
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
