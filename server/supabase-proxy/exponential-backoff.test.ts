import { expect, test } from "vitest";
import { createExponentialBackoff } from "./exponential-backoff.ts";

const LIMITS = { free: 3, shortestMs: 250, longestMs: 8000, forgetAfterMs: 60_000 };

test("doubles the wait with each failure, up to its longest", () => {
  const backoff = createExponentialBackoff(LIMITS, () => 0);
  const waits = Array.from({ length: 10 }, () => backoff.begin("owner@example.com"));
  expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000]);
  expect(backoff.begin("another@example.com")).toBe(0);
});

test("starts anew after a success, and after a long time without a failure", () => {
  let now = 1;
  const backoff = createExponentialBackoff(LIMITS, () => now);
  for (let times = 0; times < 5; times += 1) backoff.begin("owner@example.com");
  backoff.succeed("owner@example.com");
  expect(backoff.begin("owner@example.com")).toBe(0);
  for (let times = 0; times < 5; times += 1) backoff.begin("owner@example.com");
  now += LIMITS.forgetAfterMs + 1;
  expect(backoff.begin("owner@example.com")).toBe(0);
});

test("counts attempts that are still under way, so that many at once wait too", () => {
  const backoff = createExponentialBackoff(LIMITS, () => 0);
  const together = Array.from({ length: 6 }, () => backoff.begin("owner@example.com"));
  expect(together.at(-1)).toBe(1000);
});
