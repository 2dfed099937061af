// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { outcomeOf } from "../form/outcome.ts";
import { removeToast, showToast, type Toast, toastStore } from "./toast-store.ts";
import { Toasts } from "./toasts.tsx";

const restore = vi.fn<(submission: unknown) => Promise<undefined>>();
const onExpire = vi.fn();

let unmount = () => {};

const show = (more: Partial<Toast> = {}) =>
  act(async () =>
    showToast({
      message: "Silk Scarf was deleted.",
      duration: 8000,
      undo: {
        path: "/admin/products",
        submission: { id: "p" },
        done: "Silk Scarf was restored.",
        returnTo: "row",
      },
      onExpire,
      ...more,
    }),
  );

function Page() {
  return (
    <>
      <main tabIndex={-1}>
        <button id="row" type="button" />
      </main>
      <Toasts />
    </>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  const router = createMemoryRouter(
    [
      { path: "/admin/orders", Component: Page },
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
const undo = () => document.querySelector<HTMLElement>("[role=status] button");
const row = () => document.getElementById("row");
const leave = () => act(async () => undo()?.blur());
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("offers Undo with the focus on it, and expires 8 seconds after it lost the focus", async () => {
  expect(shown()).toBe("Silk Scarf was deleted.Undo");
  expect(document.activeElement).toBe(undo());
  const described = document.getElementById(undo()?.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toBe("Silk Scarf was deleted.");
  await pass(60_000);
  await leave();
  await pass(7900);
  expect(onExpire).not.toHaveBeenCalled();
  await pass(200);
  expect(shown()).toBe("");
  expect(onExpire).toHaveBeenCalledOnce();
});

test("does not expire under the pointer", async () => {
  await leave();
  const card = undo()?.parentElement;
  // React derives mouseenter and mouseleave from these.
  const point = (kind: string) =>
    act(async () => card?.dispatchEvent(new MouseEvent(kind, { bubbles: true })));
  await point("mouseover");
  await pass(60_000);
  expect(onExpire).not.toHaveBeenCalled();
  await point("mouseout");
  await pass(8100);
  expect(onExpire).toHaveBeenCalledOnce();
});

test("expires under the focus at the server's deadline, and leaves the focus to the page", async () => {
  await leave();
  await pass(8100);
  await show({ hasDeadline: true });
  expect(document.activeElement).toBe(undo());
  await pass(8100);
  expect(shown()).toBe("");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("says that an Undo is done, not the deletion again, and focuses what is back", async () => {
  const spoken: string[] = [];
  const region = document.querySelector("[role=status]");
  const observer = new MutationObserver(() => spoken.push(region?.textContent ?? ""));
  if (region) observer.observe(region, { childList: true, subtree: true, characterData: true });
  restore.mockResolvedValue(undefined);
  await act(async () => undo()?.click());
  observer.disconnect();
  expect(spoken).toEqual(["Silk Scarf was restored."]);
  expect(document.activeElement).toBe(row());
});

test.each(["input", "textarea", "select"])("leaves the focus in a %s", async (name) => {
  const field = document.body.appendChild(document.createElement(name));
  field.focus();
  await show();
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("takes the focus from a checkbox, in which nothing is typed", async () => {
  const box = document.body.appendChild(document.createElement("input"));
  box.type = "checkbox";
  box.focus();
  await show();
  expect(document.activeElement?.textContent).toBe("Undo");
  box.remove();
});

test("submits the Undo from another tab and removes the toast", async () => {
  restore.mockResolvedValue(undefined);
  await act(async () => undo()?.click());
  expect(restore).toHaveBeenCalledWith({ id: "p" });
  expect(shown()).toBe("Silk Scarf was restored.");
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
  expect(shown()).toBe("Silk Scarf was restored.");
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
