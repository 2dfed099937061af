// @vitest-environment happy-dom

import { msg } from "@lingui/core/macro";
import { act } from "react";
import { createMemoryRouter, Outlet } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DashboardLayout } from "#app/admin/layout/dashboard-layout.tsx";
import { finishEarlierRemovals } from "#app/data/admin/picture-removals.ts";
import { storeStaffLanguage } from "#app/data/admin/staff-language.ts";
import { Link } from "#app/ui/link.tsx";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import AdminLayout from "./admin-layout.tsx";
import { handle as orderHandle } from "./order.tsx";

vi.mock("#app/data/admin/invoices.ts");
vi.mock("#app/data/admin/list-orders.ts");
vi.mock("#app/data/admin/picture-removals.ts");
vi.mock("#app/data/admin/staff-language.ts");

let unmount = () => {};

function Dashboard() {
  return (
    <LinkClickProvider>
      <DashboardLayout waiting={{ orders: null, invoices: null }}>
        <Outlet />
      </DashboardLayout>
    </LinkClickProvider>
  );
}

function Orders() {
  return (
    <>
      <Link to="/admin/orders?page=2">Next</Link>
      <Link to="/admin/orders/1">Order 1</Link>
    </>
  );
}

beforeEach(async () => {
  vi.mocked(finishEarlierRemovals).mockResolvedValue();
  vi.mocked(storeStaffLanguage).mockResolvedValue();
  const pages = [
    { path: "products", Component: () => "Products", handle: { title: msg`Products · Admin` } },
    { path: "orders", Component: Orders, handle: { title: msg`Orders · Admin` } },
    {
      path: "orders/:id",
      loader: () => ({ order: { id: "00000000-0000-4000-8000-00008ffcfa3a" } }),
      Component: () => "An order",
      handle: orderHandle,
    },
  ];
  const router = createMemoryRouter(
    [
      {
        path: "/admin",
        Component: AdminLayout,
        children: [{ Component: Dashboard, children: pages }],
      },
    ],
    { initialEntries: ["/admin/orders"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const linkTo = (name: string) => {
  const link = [...document.querySelectorAll("a")].find((a) => a.textContent === name);
  if (!link) throw new Error(`No link ${name}`);
  return link;
};

async function open(name: string) {
  const link = linkTo(name);
  link.focus();
  await act(async () => link.click());
  return link;
}

const announced = () => document.querySelector("[role=status][aria-atomic=true]")?.textContent;

test("announces the title and moves the focus to the content when its link is removed", async () => {
  expect(announced()).toBe("");
  await open("Order 1");
  expect(announced()).toBe("Order 8FFCFA3A · Admin · Gemma Luce");
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("leaves the focus on a tab, and on a link within a page", async () => {
  const next = await open("Next");
  expect(announced()).toBe("");
  expect(document.activeElement).toBe(next);
  const tab = await open("Products");
  expect(announced()).toBe("Products · Admin · Gemma Luce");
  expect(document.activeElement).toBe(tab);
});

test("skips header and tabs by a first link to the content", () => {
  const first = document.querySelector("a");
  expect(first?.textContent).toBe("Skip to content");
  const content = document.getElementById(first?.hash.slice(1) ?? "");
  expect(content?.tagName).toBe("MAIN");
  expect(content?.tabIndex).toBe(-1);
});
