// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { outcomeOf } from "./outcome.ts";
import { removeToast, showToast, toastStore } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

const restore = vi.fn<(submission: unknown) => Promise<undefined>>();
const onExpire = vi.fn();

let unmount = () => {};

const show = () =>
  act(async () =>
    showToast({
      message: "Silk Scarf was deleted.",
      duration: 8000,
      undo: { path: "/admin/products", submission: { id: "p" } },
      onExpire,
    }),
  );

beforeEach(async () => {
  vi.useFakeTimers();
  const router = createMemoryRouter(
    [
      { path: "/admin/orders", Component: Toasts },
      {
        path: "/admin/products",
        action: async ({ request }) => {
          const submission = await request.json();
          return outcomeOf(() => restore(submission));
        },
      },
    ],
    { initialEntries: ["/admin/orders"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
  await show();
});

afterEach(async () => {
  await pass(20_000);
  for (const { id } of toastStore.read()) removeToast(id);
  unmount();
  vi.resetAllMocks();
  vi.useRealTimers();
});

const shown = () => document.body.textContent;
const undo = () => document.querySelector("button");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("offers Undo with the focus on it until the toast expires", async () => {
  expect(shown()).toBe("Silk Scarf was deleted.Undo");
  expect(document.activeElement).toBe(undo());
  await pass(7900);
  expect(onExpire).not.toHaveBeenCalled();
  await pass(200);
  expect(shown()).toBe("");
  expect(onExpire).toHaveBeenCalledOnce();
});

test.each(["input", "textarea", "select"])("leaves the focus in a %s", async (name) => {
  const field = document.body.appendChild(document.createElement(name));
  field.focus();
  await show();
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("submits the Undo from another tab and removes the toast", async () => {
  restore.mockResolvedValue(undefined);
  await act(async () => undo()?.click());
  expect(restore).toHaveBeenCalledWith({ id: "p" });
  expect(shown()).toBe("");
  await pass(10_000);
  expect(onExpire).not.toHaveBeenCalled();
});

test("keeps Undo beside its error until it succeeds", async () => {
  restore.mockRejectedValueOnce(new ShopError("UNAVAILABLE", "503"));
  await act(async () => undo()?.click());
  await pass(600_000);
  expect(shown()).toContain("The database does not answer.");
  expect(document.activeElement).toBe(undo());
  restore.mockResolvedValue(undefined);
  await act(async () => undo()?.click());
  expect(restore).toHaveBeenLastCalledWith({ id: "p" });
  expect(shown()).toBe("");
  await pass(10_000);
  expect(onExpire).not.toHaveBeenCalled();
});

test("keeps the error of an Undo until it is dismissed", async () => {
  restore.mockRejectedValue(new ShopError("UNAVAILABLE", "503"));
  await act(async () => undo()?.click());
  expect(onExpire).not.toHaveBeenCalled();
  await act(async () => document.querySelector<HTMLElement>("[aria-label=Dismiss]")?.click());
  expect(shown()).toBe("");
  expect(onExpire).toHaveBeenCalledOnce();
});
