import { expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { actionOf } from "./action-of.ts";

test("runs the write of the intent with what was submitted", async () => {
  const rename = vi.fn(async (_: { name: string }) => {});
  const remove = vi.fn(async (_: { id: string }) => {});
  const write = actionOf({ rename, delete: remove });
  const { data, init } = await write({ intent: "delete", id: "a" });
  expect(data).toEqual({ error: null });
  expect(init).toBeNull();
  expect(rename).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: "a" });
});

test("returns what a write returns beside no error", async () => {
  const write = actionOf({ rename: async ({ name }: { name: string }) => ({ current: name }) });
  expect((await write({ intent: "rename", name: "Capri" })).data).toEqual({
    error: null,
    current: "Capri",
  });
});

test("accepts no write whose type promises it the intent", () => {
  const remove = async (_: { intent: "delete"; id: string }) => {};
  // @ts-expect-error: the write gets what was submitted beside the intent.
  actionOf({ delete: remove });
});

test.each([
  ["UNAVAILABLE", 503],
  ["DUPLICATE", 409],
  // The router reads the page again.
  ["SETTINGS_CHANGED", 200],
  ["PRODUCTS_CHANGED", 200],
] as const)("returns the error %s of a write with the status %i", async (code, status) => {
  const error = new ShopError(code, "No.");
  const rename = async (_: { name: string }) => {
    throw error;
  };
  const { data, init } = await actionOf({ rename })({ intent: "rename", name: "" });
  expect(data).toEqual({ error });
  expect(init?.status).toBe(status);
});
