import { beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { clearStale, staleIfError } from "./stale-if-error.tsx";
import { removeToast, toastStore } from "./toast-store.ts";

const ORDERS = new Request("https://shop.example/admin/orders");
const SEARCH = new Request("https://shop.example/admin/orders?search=ana");
const lost = new ShopError("UNAVAILABLE", "503");

const read = (value: string) => Promise.resolve(value);
const fail = (error: Error = lost) => Promise.reject<string>(error);

beforeEach(() => {
  vi.useFakeTimers();
  clearStale();
  for (const { id } of toastStore.read()) removeToast(id);
});

test("returns the last value while the database does not answer, and says so once", async () => {
  await staleIfError(ORDERS, read("a"));
  expect(await staleIfError(ORDERS, read("b"))).toBe("b");
  expect(toastStore.read()).toEqual([]);
  expect(await staleIfError(ORDERS, fail())).toBe("b");
  expect(await staleIfError(ORDERS, fail())).toBe("b");
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(12_000);
  expect(toastStore.read()).toEqual([]);
  await staleIfError(ORDERS, fail());
  expect(toastStore.read()).toHaveLength(1);
});

test("throws the error of a page that was not read yet", async () => {
  await expect(staleIfError(ORDERS, fail())).rejects.toBe(lost);
  await staleIfError(ORDERS, read("a"));
  await expect(staleIfError(SEARCH, fail())).rejects.toBe(lost);
  await staleIfError(SEARCH, read("b"));
  await expect(staleIfError(ORDERS, fail())).rejects.toBe(lost);
  expect(toastStore.read()).toEqual([]);
});

test("throws every other error", async () => {
  await staleIfError(ORDERS, read("a"));
  for (const error of [new ShopError("NOT_SIGNED_IN", "401"), new Error("a bug")]) {
    await expect(staleIfError(ORDERS, fail(error))).rejects.toBe(error);
  }
});

test("keeps nothing for the next person who signs in", async () => {
  await staleIfError(ORDERS, read("a"));
  clearStale();
  await expect(staleIfError(ORDERS, fail())).rejects.toBe(lost);
});
