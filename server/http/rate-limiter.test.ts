import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("limits a key per window and returns the seconds to wait", () => {
  const { take } = createRateLimiter(2, 60_000);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
  vi.advanceTimersByTime(59_500);
  expect(take("a")).toBe(1);
  vi.advanceTimersByTime(500);
  expect(take("a")).toBe(0);
});

test("does not extend the window for rejected requests", () => {
  const { take } = createRateLimiter(1, 10_000);
  take("a");
  for (let second = 0; second < 9; second += 1) {
    vi.advanceTimersByTime(1000);
    expect(take("a")).toBeGreaterThan(0);
  }
  vi.advanceTimersByTime(1000);
  expect(take("a")).toBe(0);
});

test("counts keys separately", () => {
  const { take } = createRateLimiter(1, 10_000);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 10]);
});

test("keeps the newest of a hundred thousand keys in bounded memory", () => {
  const { take } = createRateLimiter(1, 10_000);
  for (let index = 0; index < 100_000; index += 1) take(`key ${index}`);
  expect(take("key 99999")).toBe(10);
  expect(take("key 0")).toBe(0);
});

test("gives back a count, and never more than were taken", () => {
  const { take, giveBack } = createRateLimiter(2, 10_000);
  take("a");
  giveBack("a");
  giveBack("a");
  giveBack("stranger");
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 10]);
});
