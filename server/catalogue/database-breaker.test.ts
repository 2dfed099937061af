import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDatabaseBreaker } from "./database-breaker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const breaker = createDatabaseBreaker();
  const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
  const fail = (tookMs: number) =>
    breaker.execute(async () => {
      pass(tookMs);
      throw new Error("down");
    });
  return { breaker, fail, pass };
}

test("stays closed after a fast failure", async () => {
  const { breaker, fail } = setUp();
  await expect(fail(10)).rejects.toThrow("down");
  expect(breaker.isClosed).toBe(true);
  expect(await breaker.execute(async () => "up")).toBe("up");
});

test("opens after one slow failure, and one success closes it again", async () => {
  const { breaker, fail, pass } = setUp();
  await expect(fail(300)).rejects.toThrow("down");
  expect(breaker.isClosed).toBe(false);
  const read = vi.fn(async () => "up");
  pass(7499);
  await expect(breaker.execute(read)).rejects.toThrow();
  expect(read).not.toHaveBeenCalled();
  pass(1);
  expect(await breaker.execute(read)).toBe("up");
  expect(breaker.isClosed).toBe(true);
});

test("lets one read probe a half-open circuit and rejects the others at once", async () => {
  const { breaker, fail, pass } = setUp();
  await expect(fail(300)).rejects.toThrow("down");
  pass(7500);
  const { promise, resolve } = Promise.withResolvers<string>();
  const probe = breaker.execute(() => promise);
  await expect(breaker.execute(async () => "too early")).rejects.toThrow();
  resolve("up");
  expect(await probe).toBe("up");
});

test("closes although the wall clock is set back", async () => {
  vi.setSystemTime(new Date("2031-01-01T00:00:00Z"));
  const { breaker, fail, pass } = setUp();
  await expect(fail(300)).rejects.toThrow("down");
  vi.setSystemTime(new Date("2026-11-21T00:00:00Z"));
  await expect(breaker.execute(async () => "too early")).rejects.toThrow();
  pass(7500);
  expect(await breaker.execute(async () => "up")).toBe("up");
});
