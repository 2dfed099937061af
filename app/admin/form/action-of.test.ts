import { expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { actionOf } from "./action-of.ts";

type Submission = { intent: "rename"; name: string } | { intent: "delete"; id: string };

test("runs the write of the intent with the submission", async () => {
  const rename = vi.fn(async () => {});
  const remove = vi.fn(async () => {});
  const write = actionOf<Submission>({ rename, delete: remove });
  const { data, init } = await write({ intent: "delete", id: "a" });
  expect(data).toEqual({ error: null });
  expect(init).toBeNull();
  expect(rename).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledExactlyOnceWith({ intent: "delete", id: "a" });
});

test("returns what a write returns beside no error", async () => {
  const write = actionOf<Submission, { current: string }>({
    rename: async ({ name }) => ({ current: name }),
    delete: async () => {},
  });
  expect((await write({ intent: "rename", name: "Capri" })).data).toEqual({
    error: null,
    current: "Capri",
  });
});

test.each([
  ["UNAVAILABLE", 503],
  ["DUPLICATE", 409],
  // The router reads the page again.
  ["SETTINGS_CHANGED", 200],
  ["PRODUCTS_CHANGED", 200],
] as const)("returns the error %s of a write with the status %i", async (code, status) => {
  const error = new ShopError(code, "No.");
  const write = actionOf<Submission>({
    rename: async () => {
      throw error;
    },
    delete: async () => {},
  });
  const { data, init } = await write({ intent: "rename", name: "" });
  expect(data).toEqual({ error });
  expect(init?.status).toBe(status);
});
