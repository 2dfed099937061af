import { beforeEach, expect, test } from "vitest";
import { createThrottle } from "./create-throttle.ts";

/** A clock of its own: the global timers are shared with what other files have left running. */
let time = 0;
let waiting: { until: number; proceed: () => void }[] = [];

const timing = {
  delay: (milliseconds: number) =>
    new Promise<void>((proceed) => waiting.push({ until: time + milliseconds, proceed })),
  now: () => time,
};

beforeEach(() => {
  time = 0;
  waiting = [];
});

/**
 * Make `count` concurrent calls; return when each proceeded, in milliseconds from the start, or null for a rejected
 * one.
 */
async function callAtOnce(throttle: () => Promise<boolean>, count: number) {
  const start = time;
  const asked = Array.from({ length: count }, async () =>
    (await throttle()) ? time - start : null,
  );
  await new Promise(setImmediate);
  for (const { until, proceed } of waiting
    .splice(0)
    .sort((one, other) => one.until - other.until)) {
    time = until;
    proceed();
    await new Promise(setImmediate);
  }
  return Promise.all(asked);
}

test("allows a burst after a pause, then one call per interval", async () => {
  const throttle = createThrottle({ burst: 3, intervalMs: 1000, maxWaitMs: 60_000 }, timing);
  expect(await callAtOnce(throttle, 6)).toEqual([0, 0, 0, 1000, 2000, 3000]);
  time += 1500;
  expect(await callAtOnce(throttle, 2)).toEqual([0, 500]);
  time += 60_000;
  expect(await callAtOnce(throttle, 4)).toEqual([0, 0, 0, 1000]);
});

test("rejects a caller who would wait too long, and delays nobody", async () => {
  const throttle = createThrottle({ burst: 1, intervalMs: 1000, maxWaitMs: 2000 }, timing);
  expect(await callAtOnce(throttle, 5)).toEqual([0, 1000, 2000, null, null]);
});

test("never exceeds the burst and the rate in a minute", async () => {
  const throttle = createThrottle({ burst: 4, intervalMs: 2400, maxWaitMs: 3_600_000 }, timing);
  const calls = (await callAtOnce(throttle, 200)).map(Number);
  const inOneMinute = calls.map(
    (start) => calls.filter((moment) => moment >= start && moment < start + 60_000).length,
  );
  expect(Math.max(...inOneMinute)).toBeLessThan(30);
});
