import { expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

function limiterAt(max: number, windowMs: number) {
  let now = 1_000_000;
  const limiter = createRateLimiter(max, windowMs, () => now);
  return {
    take: (key: string) => limiter.take(key),
    giveBack: (key: string) => limiter.giveBack(key),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

test("limits a key per window and returns the seconds to wait", () => {
  const { take, advance } = limiterAt(2, 60_000);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
  advance(59_500);
  expect(take("a")).toBe(1);
  advance(500);
  expect(take("a")).toBe(0);
});

test("does not extend the window for rejected requests", () => {
  const { take, advance } = limiterAt(1, 10_000);
  take("a");
  for (let second = 0; second < 9; second += 1) {
    advance(1000);
    expect(take("a")).toBeGreaterThan(0);
  }
  advance(1000);
  expect(take("a")).toBe(0);
});

test("counts keys separately", () => {
  const { take } = limiterAt(1, 10_000);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 10]);
});

test("keeps the newest of a hundred thousand keys in bounded memory", () => {
  const { take } = limiterAt(1, 10_000);
  for (let index = 0; index < 100_000; index += 1) take(`key ${index}`);
  expect(take("key 99999")).toBe(10);
  expect(take("key 0")).toBe(0);
});

test("gives back a count, and never more than were taken", () => {
  const { take, giveBack } = limiterAt(2, 10_000);
  take("a");
  giveBack("a");
  giveBack("a");
  giveBack("stranger");
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 10]);
});
