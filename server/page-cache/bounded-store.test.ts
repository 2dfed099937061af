import { expect, test } from "vitest";
import { createBoundedStore } from "./bounded-store.ts";

const KEY_BYTES = 2;
const page = (bytes: number) => ({ bytes });

test("what was longest unused goes first", () => {
  const store = createBoundedStore(3 * (10 + KEY_BYTES));
  for (const key of ["a", "b", "c"]) store.set(key, page(10));
  store.get("a");
  store.set("d", page(10));
  expect(["a", "b", "c", "d"].map((key) => store.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect([store.size, store.bytes]).toEqual([3, 36]);
});

test("what is heavier than all there is room for is not kept and drives nothing out", () => {
  const store = createBoundedStore(100);
  store.set("a", page(10));
  store.set("b", page(1000));
  expect([store.get("a"), store.get("b")]).toEqual([{ bytes: 10 }, undefined]);
});

test("a value that has grown is counted anew", () => {
  const store = createBoundedStore(90);
  const growing = page(10);
  store.set("a", growing);
  store.set("b", page(10));
  growing.bytes = 80;
  store.weigh("a");
  expect(store.bytes).toBe(82);
  expect(store.get("b")).toBeUndefined();
});

test("a hundred thousand keys do not fill the memory", () => {
  const store = createBoundedStore(10_000);
  for (let index = 0; index < 100_000; index += 1) store.set(String(index), page(100));
  expect(store.bytes).toBeLessThanOrEqual(10_000);
});
