// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSearch } from "./table-search.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let unmount = () => {};
let openOrder = () => {};

/** Renders a table at a path. The page of an order loads until `openOrder` is called. */
async function openTable(path: string) {
  const router = createMemoryRouter(
    [
      { path: "/orders", element: <TableSearch label="Search orders" /> },
      {
        path: "/orders/7",
        element: <h1>Order 7</h1>,
        loader: () => new Promise((resolve) => (openOrder = () => resolve(null))),
      },
    ],
    { initialEntries: [path] },
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
  return router;
}

const box = () => document.querySelector("input");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function type(text: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  return act(async () => {
    setter?.call(box(), text);
    box()?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("writes the search to the URL after a pause and returns to the first page", async () => {
  const router = await openTable("/orders?page=3&sort=total");
  await type("lu");
  await pass(200);
  await type("luz ");
  await pass(200);
  expect(router.state.location.search).toBe("?page=3&sort=total");
  await pass(200);
  expect(router.state.location.search).toBe("?sort=total&q=luz");
});

test("follows a search that a link removed from the URL", async () => {
  const router = await openTable("/orders?q=luz");
  expect(box()?.value).toBe("luz");
  await act(async () => router.navigate("/orders"));
  expect(box()?.value).toBe("");
  await pass(1000);
  expect(router.state.location.search).toBe("");
});

test("does not cancel a navigation that began during the pause", async () => {
  const router = await openTable("/orders");
  await type("luz");
  await act(async () => {
    router.navigate("/orders/7");
  });
  await pass(1000);
  await act(async () => openOrder());
  expect(router.state.location.pathname).toBe("/orders/7");
  expect(document.body.textContent).toBe("Order 7");
});
