// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Todo } from "#app/data/admin/todo.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { TodoList } from "./todo-list.tsx";

const NOTHING: Todo = {
  toPack: 0,
  toConfirm: 0,
  openPayments: 0,
  stopped: 0,
  toRefund: 0,
  invoices: 0,
  reviews: 0,
  lowStock: 0,
  service: { lateMails: 0, isBackupMissing: false, inconsistencies: 0, setup: [] },
};

let unmount = () => {};
afterEach(() => unmount());

async function show(todo: Partial<Todo>) {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <TodoList todo={{ ...NOTHING, ...todo }} /> },
  ]);
  unmount = await mount(<Stub />);
  const links = [...document.querySelectorAll("a")];
  return links.map((link) => `${link.textContent} → ${link.getAttribute("href")}`);
}

test("links what waits with its number to the filtered list", async () => {
  const todo = {
    toPack: 3,
    toConfirm: 2,
    openPayments: 1,
    lowStock: 2,
    stopped: 1,
    toRefund: 1,
    invoices: 2,
    reviews: 4,
  };
  expect(await show(todo)).toEqual([
    "1 order not to be sent → /admin/orders?status=not-to-send",
    "3 orders to pack → /admin/orders?status=to-pack",
    "2 payments to confirm → /admin/orders?status=to-confirm",
    "1 payment to look at → /admin/orders/payments",
    "1 cancelled order to refund → /admin/orders?status=to-refund",
    "2 invoices to look at → /admin/invoices?state=needs_owner",
    "4 reviews to read → /admin/reviews",
    "2 products low on stock → /admin/products?stock=low",
  ]);
});

test("says that nothing waits only if everything was counted", async () => {
  expect(await show({})).toEqual([]);
  expect(document.body.textContent).toContain("Nothing waits for you.");
  for (const unknown of [{ openPayments: null }, { service: null }]) {
    unmount();
    await show(unknown);
    expect(document.body.textContent).toBe("");
  }
});

test("shows what is wrong with the server above what waits", async () => {
  await show({
    toPack: 1,
    service: { lateMails: 1, isBackupMissing: true, inconsistencies: 0, setup: [] },
  });
  const lines = document.querySelectorAll("p, a");
  expect([...lines].map((line) => line.textContent)).toEqual([
    "1 email is late or could not be delivered.",
    "Last night's backup is missing.",
    "Please tell the person who maintains the shop.",
    "1 order to pack",
  ]);
});

test("does not say that nothing waits while something is wrong with the server", async () => {
  await show({ service: { lateMails: 1, isBackupMissing: false, inconsistencies: 0, setup: [] } });
  expect(document.body.textContent).not.toContain("Nothing waits");
  expect(document.body.textContent).toContain("1 email is late");
});

test("names what is left to set up before the shop sells for real, with a link to where it is done", async () => {
  const service = { lateMails: 0, isBackupMissing: false, inconsistencies: 0 };
  const links = await show({
    service: { ...service, setup: ["seller", "payments", "invoices"] },
  });
  expect(links).toEqual([
    "Fill in the seller → /admin/settings#seller",
    "Set up invoices → /admin/invoices/settings",
  ]);
  expect(document.body.textContent).toContain("PAYPHONE_TOKEN and PAYPHONE_STORE_ID");
  expect(document.body.textContent).not.toContain("Nothing waits");
  unmount();
  expect(await show({ toPack: 1, service: { ...service, setup: ["payments"] } })).toEqual([
    "1 order to pack → /admin/orders?status=to-pack",
  ]);
  expect(document.body.textContent).toContain("Payments go to a sandbox");
});

test("does not say that nothing waits while orders and payments contradict each other", async () => {
  const service = { lateMails: 0, isBackupMissing: false, inconsistencies: 1, setup: [] };
  await show({ service });
  expect(document.body.textContent).not.toContain("Nothing waits");
  expect(document.body.textContent).toContain("1 contradiction was found");
});
