// @vitest-environment happy-dom

import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLoaderData, useRevalidator } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countWaitingOrders } from "#app/data/admin-list-orders.ts";
import { useWaitingOrders } from "./use-waiting-orders.ts";

vi.mock("#app/data/admin-list-orders.ts");
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

let reads: number;
let unmount = () => {};

const Nothing = () => null;

function Desk() {
  const { revalidate } = useRevalidator();
  return (
    <button type="button" onClick={revalidate}>
      {useWaitingOrders()} waiting, read {useLoaderData()}
    </button>
  );
}

async function openDesk() {
  reads = 0;
  const loader = () => {
    reads += 1;
    return reads;
  };
  const router = createMemoryRouter([
    { path: "*", Component: Desk, loader, HydrateFallback: Nothing },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<RouterProvider router={router} />));
  unmount = () => act(() => root.unmount());
}

const shown = () => document.body.textContent;
const waitingIs = (count: number) => vi.mocked(countWaitingOrders).mockResolvedValue(count);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("a new order is counted within twenty seconds, and everything is read again, once", async () => {
  waitingIs(2);
  await openDesk();
  expect(shown()).toBe("2 waiting, read 1");
  waitingIs(3);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("3 waiting, read 2");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toBe(2);
});

test("the count follows a write at once", async () => {
  waitingIs(2);
  await openDesk();
  waitingIs(1);
  await act(async () => document.querySelector("button")?.click());
  expect(shown()).toContain("1 waiting");
});

test("a look that failed leaves the count as it was", async () => {
  waitingIs(2);
  await openDesk();
  vi.mocked(countWaitingOrders).mockRejectedValue(new Error("503"));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("2 waiting, read 1");
});
