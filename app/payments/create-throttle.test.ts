import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createThrottle } from "./create-throttle.ts";

const timing = {
  delay: (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  now: () => performance.now(),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Make `count` concurrent calls; return when each proceeded, in milliseconds from the start, or null for a rejected
 * one.
 */
async function callAtOnce(throttle: () => Promise<boolean>, count: number) {
  const start = performance.now();
  const asked = Array.from({ length: count }, async () =>
    (await throttle()) ? performance.now() - start : null,
  );
  await vi.runAllTimersAsync();
  return Promise.all(asked);
}

test("allows a burst after a pause, then one call per interval", async () => {
  const throttle = createThrottle({ burst: 3, intervalMs: 1000, maxWaitMs: 60_000 }, timing);
  expect(await callAtOnce(throttle, 6)).toEqual([0, 0, 0, 1000, 2000, 3000]);
  vi.advanceTimersByTime(1500);
  expect(await callAtOnce(throttle, 2)).toEqual([0, 500]);
  vi.advanceTimersByTime(60_000);
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
