import { beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop-error.ts";
import { forgetShown, keepShown } from "./keep-shown.tsx";
import { removeToast, toastStore } from "./toast-store.ts";

const ORDERS = new Request("https://shop.example/admin/orders");
const SEARCH = new Request("https://shop.example/admin/orders?search=ana");
const lost = new ShopError("UNAVAILABLE", "503");

const read = (value: string) => Promise.resolve(value);
const fail = (error: Error = lost) => Promise.reject<string>(error);

beforeEach(() => {
  vi.useFakeTimers();
  forgetShown();
  for (const { id } of toastStore.read()) removeToast(id);
});

test("returns the last value while the database does not answer, and says so once", async () => {
  await keepShown(ORDERS, read("a"));
  expect(await keepShown(ORDERS, read("b"))).toBe("b");
  expect(toastStore.read()).toEqual([]);
  expect(await keepShown(ORDERS, fail())).toBe("b");
  expect(await keepShown(ORDERS, fail())).toBe("b");
  expect(toastStore.read()).toHaveLength(1);
  vi.advanceTimersByTime(12_000);
  expect(toastStore.read()).toEqual([]);
  await keepShown(ORDERS, fail());
  expect(toastStore.read()).toHaveLength(1);
});

test("throws the error of a page that was not read yet", async () => {
  await expect(keepShown(ORDERS, fail())).rejects.toBe(lost);
  await keepShown(ORDERS, read("a"));
  await expect(keepShown(SEARCH, fail())).rejects.toBe(lost);
  await keepShown(SEARCH, read("b"));
  await expect(keepShown(ORDERS, fail())).rejects.toBe(lost);
  expect(toastStore.read()).toEqual([]);
});

test("throws every other error", async () => {
  await keepShown(ORDERS, read("a"));
  for (const error of [new ShopError("NOT_SIGNED_IN", "401"), new Error("a bug")]) {
    await expect(keepShown(ORDERS, fail(error))).rejects.toBe(error);
  }
});

test("keeps nothing for the next person who signs in", async () => {
  await keepShown(ORDERS, read("a"));
  forgetShown();
  await expect(keepShown(ORDERS, fail())).rejects.toBe(lost);
});
