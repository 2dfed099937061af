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
  const path = `/admin/orders/${order.id}`;
  const router = createMemoryRouter(
    [
      {
        path,
        Component: Page,
        loader: () => order,
        action: async ({ request }) => writeOrder(order.id, await request.json()),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [path] },
  );
  unmount = await mount(<RouterProvider router={router} />);
  await press("Mark as Processing");
  expect(announced()).toEqual(["Processing Paid"]);
  await press("Mark as Shipped");
  expect(document.body.textContent).toContain("Shipped Paid");
  expect(announced()).toEqual([expect.stringMatching(/^Marked as Shipped\./)]);
  await press("Mark as Delivered");
  expect(announced()).toContain("Delivered Paid");
});
