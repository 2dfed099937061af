// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop-error.ts";
import { outcomeOf } from "./outcome.ts";
import { showToast } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const restore = vi.fn<(submission: unknown) => Promise<undefined>>();
const onExpire = vi.fn();

let unmount = () => {};

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
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
  await act(async () =>
    showToast({
      message: "Silk Scarf was deleted.",
      duration: 8000,
      undo: { path: "/admin/products", submission: { id: "p" } },
      onExpire,
    }),
  );
});

afterEach(async () => {
  await pass(20_000);
  unmount();
  document.body.replaceChildren();
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

test("submits the Undo from another tab and removes the toast", async () => {
  restore.mockResolvedValue(undefined);
  await act(async () => undo()?.click());
  expect(restore).toHaveBeenCalledWith({ id: "p" });
  expect(shown()).toBe("");
  await pass(10_000);
  expect(onExpire).not.toHaveBeenCalled();
});

test("shows the error of an Undo for eight seconds", async () => {
  restore.mockRejectedValue(new ShopError("UNAVAILABLE", "503"));
  await act(async () => undo()?.click());
  expect(shown()).toContain("The database does not answer.");
  await pass(7900);
  expect(shown()).not.toBe("");
  await pass(200);
  expect(shown()).toBe("");
  expect(onExpire).not.toHaveBeenCalled();
});
