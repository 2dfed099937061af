import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createExponentialBackoff } from "./exponential-backoff.ts";

const LIMITS = { free: 3, minMs: 250, maxMs: 8000, forgetAfterMs: 60_000 };

beforeEach(() => {
  vi.useFakeTimers();
  // The cache takes 0 for no time.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

test("doubles the wait with each failure, up to its longest", () => {
  const backoff = createExponentialBackoff(LIMITS);
  const waits = Array.from({ length: 10 }, () => {
    const readyAt = backoff.readyAt("owner@example.com");
    backoff.fail("owner@example.com");
    return readyAt && readyAt - performance.now();
  });
  expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000]);
  expect(backoff.readyAt("another@example.com")).toBe(0);
});

test("counts the wait from the end of the last attempt", () => {
  const backoff = createExponentialBackoff(LIMITS);
  for (let times = 0; times < 4; times += 1) backoff.fail("owner@example.com");
  vi.advanceTimersByTime(5000);
  backoff.fail("owner@example.com");
  expect(backoff.readyAt("owner@example.com")).toBe(performance.now() + 1000);
});

test("resets after a success, and after a long time without a failure", () => {
  const backoff = createExponentialBackoff(LIMITS);
  for (let times = 0; times < 5; times += 1) backoff.fail("owner@example.com");
  backoff.succeed("owner@example.com");
  expect(backoff.readyAt("owner@example.com")).toBe(0);
  for (let times = 0; times < 5; times += 1) backoff.fail("owner@example.com");
  vi.advanceTimersByTime(LIMITS.forgetAfterMs + 1);
  expect(backoff.readyAt("owner@example.com")).toBe(0);
});
