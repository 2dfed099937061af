import { afterEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("keeps no limit for years when the clock was years ahead", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2031-01-01T00:00:00Z") });
  const elapsed = vi.spyOn(performance, "now").mockReturnValue(1000);
  const limiter = createRateLimiter(1, 20);
  expect(limiter.take("203.0.113.7")).toBe(0);
  expect(limiter.take("203.0.113.7")).toBeGreaterThan(0);
  vi.setSystemTime(new Date("2026-11-21T00:00:00Z"));
  elapsed.mockReturnValue(1020);
  expect(limiter.take("203.0.113.7")).toBe(0);
});
