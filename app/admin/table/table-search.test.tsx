// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { TableSearch } from "./table-search.tsx";

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
  unmount = await mount(<RouterProvider router={router} />);
  return router;
}

const box = () => document.querySelector("input");
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const type = (text: string) => typeInto(box(), text);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
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
