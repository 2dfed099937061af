import { afterEach, expect, test, vi } from "vitest";
import { createDatabaseBreaker } from "./database-breaker.ts";
import { stockCache } from "./stock-cache.ts";

afterEach(() => void vi.useRealTimers());

test("reads free stock once per product and version, and each time without a version", async () => {
  const reads: string[] = [];
  let version: string | null = "1";
  const findFree = async (id: string) => {
    reads.push(id);
    return { total: reads.length, lines: [] };
  };
  const stock = stockCache(
    { findFree, findFreeOf: async () => ({}) },
    () => version,
    createDatabaseBreaker(),
  );
  for (const id of ["a", "b", "a"]) await stock.findFree(id);
  version = "2";
  expect((await stock.findFree("a"))?.total).toBe(3);
  version = null;
  await stock.findFree("a");
  await stock.findFree("a");
  expect(reads).toEqual(["a", "b", "a", "a", "a"]);
});

test("reads nothing for a while after a slow failure", async () => {
  vi.useFakeTimers();
  let reads = 0;
  const findFree = async () => {
    reads += 1;
    vi.advanceTimersByTime(3000);
    throw new Error("timed out");
  };
  const breaker = createDatabaseBreaker();
  const stock = stockCache({ findFree, findFreeOf: findFree }, () => null, breaker);
  await expect(stock.findFree("a")).rejects.toThrow("timed out");
  await expect(stock.findFree("a")).rejects.toThrow();
  await expect(stock.findFreeOf(["a"])).rejects.toThrow();
  expect(reads).toBe(1);
});
