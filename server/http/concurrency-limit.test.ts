import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("gives a client its share at most, and others the rest", () => {
  const limit = createConcurrencyLimit(3, 2);
  const release = limit.acquire("a");
  expect(limit.acquire("a")).not.toBeNull();
  expect(limit.acquire("a")).toBeNull();
  expect(limit.acquire("b")).not.toBeNull();
  expect(limit.acquire("c")).toBeNull();
  release?.();
  expect(limit.active).toBe(2);
  expect(limit.acquire("a")).not.toBeNull();
});

test("takes a slot back once", () => {
  const limit = createConcurrencyLimit(2, 1);
  const release = limit.acquire("a");
  limit.acquire();
  release?.();
  release?.();
  expect(limit.active).toBe(1);
  expect(limit.acquire("a")).not.toBeNull();
  expect(limit.acquire("a")).toBeNull();
});

test("counts a request without a client for no share", () => {
  const limit = createConcurrencyLimit(3, 1);
  for (let count = 0; count < 3; count += 1) expect(limit.acquire()).not.toBeNull();
  expect(limit.acquire()).toBeNull();
});
