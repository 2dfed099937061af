// @vitest-environment happy-dom

import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import { adminOrderQueryFrom } from "#app/domain/admin-order-query.ts";
import type { Order } from "#app/domain/order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { OrderTable } from "./order-table.tsx";

const ORDER = {
  id: "00000000-0000-4000-8000-00008ffcfa3a",
  createdAt: "2026-11-21T12:00:00Z",
  customerName: "Ana",
  email: "ana@example.com",
  total: 9775,
  status: "pending",
  isPaid: true,
  delivery: { method: "delivery" },
} as Order;

test("names a row by its order's number alone, without the checkbox", async () => {
  const selection = { isSelected: () => false, select: () => {} } as never;
  const query = adminOrderQueryFrom(new URLSearchParams());
  const element = <OrderTable orders={[ORDER]} query={query} selection={selection} />;
  const unmount = await mount(
    <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />,
  );
  const name = document.querySelector("th[scope=row]");
  expect(name?.textContent).toBe("8FFCFA3A");
  expect(name?.querySelector("input")).toBeNull();
  expect(document.querySelectorAll("tbody td, tbody th")).toHaveLength(
    document.querySelectorAll("thead th").length,
  );
  unmount();
});
