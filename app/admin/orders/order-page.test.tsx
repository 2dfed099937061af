// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { changeOrderStatus } from "#app/data/admin/order.ts";
import { checkPayment } from "#app/data/admin/payment-check.ts";
import type { Order } from "#app/domain/order/order.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { removeToast, toastStore } from "../toast/toast-store.ts";
import { Toasts } from "../toast/toasts.tsx";
import { OrderPage } from "./order-page.tsx";
import { writeOrder } from "./write-order.tsx";

vi.mock("#app/data/admin/order.ts");
vi.mock("#app/data/admin/payment-check.ts");

let unmount = () => {};

afterEach(() => {
  unmount();
  for (const { id } of toastStore.read()) removeToast(id);
  vi.resetAllMocks();
});

function Page() {
  return (
    <>
      <OrderPage
        order={useLoaderData<Order>()}
        events={[]}
        invoices={[]}
        paymentCheck={null}
        payment={{ refusal: null, payToken: null, hasNewProof: false, proofs: [] }}
        staffNames={{}}
        staffId={null}
        reversal={{ reversal: null, error: null }}
        lastCourier={null}
        message=""
      />
      <Toasts />
    </>
  );
}

/** The texts of the live regions. */
const announced = () =>
  [...document.querySelectorAll("[role=status]:not([aria-live=off])")]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");

/** Show the page of an order, which `read` returns at each reload. */
async function show(read: () => Order) {
  const { id } = read();
  const path = `/admin/orders/${id}`;
  const router = createMemoryRouter(
    [
      {
        path,
        Component: Page,
        loader: read,
        action: async ({ request }) => writeOrder(id, await request.json()),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [path] },
  );
  unmount = await mount(<RouterProvider router={router} />);
}

async function press(name: string) {
  const buttons = [...document.querySelectorAll("button")];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
}

test("announces a shipment once, by its toast, and other changes by the status", async () => {
  let order: Order = { ...SAMPLE_ORDER, trackingNumber: "EC 1" };
  vi.mocked(changeOrderStatus).mockImplementation(async (_id, { to }) => {
    order = { ...order, status: to };
  });
  vi.mocked(checkPayment).mockResolvedValue({
    state: "agrees",
    difference: null,
    isAnswered: true,
    isConfigured: true,
  });
  await show(() => order);
  await press("Mark as Processing");
  expect(announced()).toEqual(["Processing Paid"]);
  await press("Mark as Shipped");
  expect(document.body.textContent).toContain("Shipped Paid");
  expect(announced()).toEqual([expect.stringMatching(/^Marked as Shipped\./)]);
  await press("Mark as Delivered");
  expect(announced()).toContain("Delivered Paid");
});

test.each([
  ["cancelled", true, true],
  ["cancelled", false, false],
  ["refunded", true, true],
] as const)(
  "has a next step for a %s order (paid: %s): %s",
  async (status, isPaid, hasNextStep) => {
    await show(() => ({ ...SAMPLE_ORDER, status, isPaid, paymentMethod: "transfer" }));
    const headings = [...document.querySelectorAll("h2")].map(({ textContent }) => textContent);
    expect(headings.includes("Next step")).toBe(hasNextStep);
  },
);
