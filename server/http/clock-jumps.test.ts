import { afterEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

afterEach(() => vi.useRealTimers());

test("keeps no limit for years when the clock was years ahead", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-01-01T00:00:00Z") });
  const limiter = createRateLimiter(1, 20);
  expect(limiter.take("203.0.113.7")).toBe(0);
  expect(limiter.take("203.0.113.7")).toBeGreaterThan(0);
  vi.setSystemTime(new Date("2026-11-21T00:00:00Z"));
  await expect.poll(() => limiter.take("203.0.113.7")).toBe(0);
});
