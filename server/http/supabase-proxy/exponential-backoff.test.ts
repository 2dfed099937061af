import { expect, test } from "vitest";
import { createExponentialBackoff } from "./exponential-backoff.ts";

const LIMITS = { free: 3, minMs: 250, maxMs: 8000, forgetAfterMs: 60_000 };
const NOW = 1000;

test("doubles the wait with each failure, up to its longest", () => {
  const backoff = createExponentialBackoff(LIMITS, () => NOW);
  const waits = Array.from({ length: 10 }, () => {
    const readyAt = backoff.readyAt("owner@example.com");
    backoff.fail("owner@example.com");
    return readyAt && readyAt - NOW;
  });
  expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000]);
  expect(backoff.readyAt("another@example.com")).toBe(0);
});

test("counts the wait from the end of the last attempt", () => {
  let now = 1;
  const backoff = createExponentialBackoff(LIMITS, () => now);
  for (let times = 0; times < 4; times += 1) backoff.fail("owner@example.com");
  now = 5000;
  backoff.fail("owner@example.com");
  expect(backoff.readyAt("owner@example.com")).toBe(6000);
});

test("resets after a success, and after a long time without a failure", () => {
  let now = 1;
  const backoff = createExponentialBackoff(LIMITS, () => now);
  for (let times = 0; times < 5; times += 1) backoff.fail("owner@example.com");
  backoff.succeed("owner@example.com");
  expect(backoff.readyAt("owner@example.com")).toBe(0);
  for (let times = 0; times < 5; times += 1) backoff.fail("owner@example.com");
  now += LIMITS.forgetAfterMs + 1;
  expect(backoff.readyAt("owner@example.com")).toBe(0);
});
