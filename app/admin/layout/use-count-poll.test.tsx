// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useFetcher, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countWaitingOrders } from "#app/data/admin/list-orders.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { useCountPoll } from "./use-count-poll.ts";

vi.mock("#app/data/admin/list-orders.ts");

let reads: number;
let unmount = () => {};

const HydrateFallback = () => null;

function Dashboard() {
  const { submit } = useFetcher();
  const { count, waiting } = useLoaderData();
  useCountPoll(countWaitingOrders, waiting);
  return (
    <button type="button" onClick={() => submit({}, { method: "post" })}>
      {waiting} waiting, read {count}
    </button>
  );
}

async function openDashboard() {
  reads = 0;
  const loader = async () => {
    reads += 1;
    return { count: reads, waiting: await countWaitingOrders() };
  };
  const router = createMemoryRouter([
    { path: "*", Component: Dashboard, loader, action: () => null, HydrateFallback },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

const shown = () => document.body.textContent;
const setWaiting = (count: number) => vi.mocked(countWaitingOrders).mockResolvedValue(count);

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

test("counts a new order within twenty seconds and revalidates the page once", async () => {
  setWaiting(2);
  await openDashboard();
  expect(shown()).toBe("2 waiting, read 1");
  setWaiting(3);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("3 waiting, read 2");
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toBe(2);
});

test("updates the count after a write", async () => {
  setWaiting(2);
  await openDashboard();
  setWaiting(1);
  await act(async () => document.querySelector("button")?.click());
  expect(shown()).toContain("1 waiting");
});

test("keeps the count when a poll fails", async () => {
  setWaiting(2);
  await openDashboard();
  vi.mocked(countWaitingOrders).mockRejectedValue(new Error("503"));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(shown()).toBe("2 waiting, read 1");
});
