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

test("a key has room for so many in a window, and is told when there is room again", () => {
  const { take, advance } = limiterAt(2, 60_000);
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60]);
  advance(59_500);
  expect(take("a")).toBe(1);
  advance(500);
  expect(take("a")).toBe(0);
});

test("asking in vain does not make the wait longer", () => {
  const { take, advance } = limiterAt(1, 10_000);
  take("a");
  for (let second = 0; second < 9; second += 1) {
    advance(1000);
    expect(take("a")).toBeGreaterThan(0);
  }
  advance(1000);
  expect(take("a")).toBe(0);
});

test("keys do not share their room", () => {
  const { take } = limiterAt(1, 10_000);
  expect([take("a"), take("b"), take("a")]).toEqual([0, 0, 10]);
});

test("a hundred thousand keys do not fill the memory, and the newest keep their count", () => {
  const { take } = limiterAt(1, 10_000);
  for (let index = 0; index < 100_000; index += 1) take(`key ${index}`);
  expect(take("key 99999")).toBe(10);
  expect(take("key 0")).toBe(0);
});

test("what is given back makes room for one more, and never for more than there was", () => {
  const { take, giveBack } = limiterAt(2, 10_000);
  take("a");
  giveBack("a");
  giveBack("a");
  giveBack("stranger");
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 10]);
});
