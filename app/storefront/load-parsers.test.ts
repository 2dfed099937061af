// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Open a page on which the parsers fail to load so many times. */
async function openPage(failures: number) {
  const { lazyParsers } = await import("./lazy-parsers.ts");
  const load = vi.spyOn(lazyParsers, "load").mockResolvedValue({} as never);
  for (let failure = 0; failure < failures; failure += 1) {
    load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  }
  return { load, ...(await import("./load-parsers.ts")) };
}

test("loads the parsers once for everything that is stored", async () => {
  const { load, loadParsers, haveParsersFailed } = await openPage(0);
  await Promise.all([loadParsers(), loadParsers()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(haveParsersFailed()).toBe(false);
});

test("loads them again after a failure, after a pause that grows", async () => {
  const { load, loadParsers, haveParsersFailed } = await openPage(2);
  const loaded = loadParsers();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  expect(haveParsersFailed()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(load).toHaveBeenCalledTimes(3);
  expect(haveParsersFailed()).toBe(false);
});

test("loads them again as soon as the browser is online", async () => {
  const { load, loadParsers } = await openPage(1);
  const loaded = loadParsers();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  await loaded;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
