// @vitest-environment happy-dom

import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import type { Order } from "#app/domain/order/order.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import type { Selection } from "../table/use-selection.ts";
import { OrderTable } from "./order-table.tsx";

const query = adminOrderQueryFrom(new URLSearchParams());
const selection: Selection<Order> = {
  selected: [],
  isSelected: () => false,
  select: () => {},
  isEverySelected: false,
  selectAll: () => {},
  clear: () => {},
};

let unmount = () => {};
afterEach(() => unmount());

async function rowOf(changes: Partial<Order>, stopped: string[] = []) {
  const order = { ...SAMPLE_ORDER, ...changes };
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <OrderTable {...{ orders: [order], stopped, query, selection }} />,
    },
  ]);
  unmount = await mount(<Stub />);
  return document.querySelector("tbody")?.textContent ?? "";
}

test("says how an order is paid, and whether its receipt waits", async () => {
  const awaiting = {
    status: "awaiting_payment",
    paymentMethod: "transfer",
    isPaid: false,
  } as const;
  const row = await rowOf(awaiting);
  expect(row).toContain("Bank transfer");
  expect(row).not.toContain("Receipt sent");
  unmount();
  expect(await rowOf({ ...awaiting, hasNewProof: true })).toContain("Receipt sent");
  unmount();
  const cancelled = { ...awaiting, status: "cancelled", hasNewProof: true } as const;
  expect(await rowOf(cancelled)).toContain("Receipt sent");
});

test("says where an order goes", async () => {
  expect(await rowOf({})).toContain(SAMPLE_ORDER.shippingAddress.city);
  unmount();
  const pickup = await rowOf({
    delivery: { method: "pickup", address: "Av. Amazonas", note: "", noteEs: "" },
  });
  expect(pickup).toContain("Pick-up");
});

test("marks an order that must not be sent, and one that is not paid", async () => {
  expect(await rowOf({}, ["another"])).not.toContain("Do not send");
  unmount();
  expect(await rowOf({}, [SAMPLE_ORDER.id])).toContain("Do not send");
  unmount();
  expect(await rowOf({ isPaid: false })).toContain("Not paid yet");
  unmount();
  expect(await rowOf({ isPaid: false, status: "cancelled" })).not.toContain("Not paid yet");
});

test("names a row by its order's number alone, without the checkbox", async () => {
  await rowOf({});
  const name = document.querySelector("th[scope=row]");
  expect(name?.textContent).toBe("1A2B3C4D");
  expect(name?.querySelector("input")).toBeNull();
  expect(document.querySelectorAll("tbody td, tbody th")).toHaveLength(
    document.querySelectorAll("thead th").length,
  );
});
