import { expect, test } from "vitest";
import { type ConcurrencyLimit, createConcurrencyLimit } from "./concurrency-limit.ts";

/** Start a task that runs until `end` is called; `isRunning` is false for a rejected one. */
function start(limit: ConcurrencyLimit, client?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = limit.run(() => promise, client);
  return {
    isRunning: run !== null,
    end() {
      resolve();
      return run;
    },
  };
}

test("gives a client its share at most, and others the rest", async () => {
  const limit = createConcurrencyLimit(3, 2);
  const first = start(limit, "a");
  expect(start(limit, "a").isRunning).toBe(true);
  expect(start(limit, "a").isRunning).toBe(false);
  expect(start(limit, "b").isRunning).toBe(true);
  expect(start(limit, "c").isRunning).toBe(false);
  await first.end();
  expect(start(limit, "a").isRunning).toBe(true);
  expect(start(limit, "c").isRunning).toBe(false);
});

test("takes the slot of a failed task back, and returns results and errors", async () => {
  const limit = createConcurrencyLimit(1);
  await expect(limit.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const throwing = () => {
    throw new Error("at once");
  };
  await expect(limit.run(throwing)).rejects.toThrow("at once");
  expect(await limit.run(async () => "done", "a")).toBe("done");
  expect(start(limit, "a").isRunning).toBe(true);
  expect(start(limit, "b").isRunning).toBe(false);
});

test("counts a request without a client for no share", () => {
  const limit = createConcurrencyLimit(3, 1);
  for (let count = 0; count < 3; count += 1) expect(start(limit).isRunning).toBe(true);
  expect(start(limit).isRunning).toBe(false);
});
