// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/data/admin/admin-cancel-order.ts";
import { changeOrderStatus } from "#app/data/admin/admin-order.ts";
import { checkPayment, vouchForPayment } from "#app/data/admin/admin-payment-check.ts";
import type { Order } from "#app/domain/order.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { OrderTransitions } from "./order-transitions.tsx";
import { writeOrder } from "./write-order.ts";

vi.mock("#app/data/admin/admin-cancel-order.ts");
vi.mock("#app/data/admin/admin-order.ts");
vi.mock("#app/data/admin/admin-payment-check.ts");

const SILENT = { state: "silent", difference: null, isConfigured: true } as const;
const AGREES = { ...SILENT, state: "agrees" } as const;

let order: Order;
let unmount = () => {};

const HydrateFallback = () => null;

function Page() {
  const loaded = useLoaderData<Order>();
  return <OrderTransitions key={loaded.status} order={loaded} isStopped={false} />;
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  order = {
    id: "7",
    status: "processing",
    items: [{ quantity: 2 }],
    total: 9775,
    transactionId: "123",
    courier: null,
    trackingNumber: null,
  } as Order;
  vi.mocked(changeOrderStatus).mockImplementation(async (_id, { to }) => {
    order = { ...order, status: to };
  });
  vi.mocked(cancelOrder).mockImplementation(async () => {
    order = { ...order, status: "cancelled" };
  });
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Page,
      loader: () => order,
      action: async ({ request }) => writeOrder("7", await request.json()),
      HydrateFallback,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const dialog = () => document.querySelector("[role=dialog]");

async function press(name: string, within: ParentNode | null = document) {
  const buttons = [...(within?.querySelectorAll("button") ?? [])];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
}

const opensDialog = () => vi.waitFor(() => act(async () => expect(dialog()).not.toBeNull()));

test("ships an order when PayPhone confirms its payment", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  await press("Mark as Shipped");
  expect(changeOrderStatus).toHaveBeenCalledWith("7", {
    from: "processing",
    to: "shipped",
    shipment: { courier: "", trackingNumber: "" },
  });
  expect(document.body.textContent).toContain("Mark as Delivered");
});

test("ships an order without PayPhone's answer only after staff vouched", async () => {
  vi.mocked(checkPayment).mockResolvedValue(SILENT);
  vi.mocked(vouchForPayment).mockRejectedValueOnce(new ShopError("TOO_MANY_REQUESTS", "Wait."));
  vi.mocked(vouchForPayment).mockResolvedValueOnce({ ...SILENT, state: "vouched" });
  await press("Mark as Shipped");
  await opensDialog();
  expect(dialog()?.textContent).toContain("PayPhone gave no answer about this payment.");
  expect(changeOrderStatus).not.toHaveBeenCalled();
  await press("I Looked, It Is Paid", dialog());
  expect(dialog()?.textContent).toContain("That was asked too often.");
  await press("I Looked, It Is Paid", dialog());
  expect(changeOrderStatus).toHaveBeenCalledOnce();
});

test("shows a rejected cancellation in its dialog", async () => {
  vi.mocked(cancelOrder).mockRejectedValueOnce(new ShopError("REVERSAL_UNDER_WAY", "Wait."));
  await press("Mark as Cancelled");
  await opensDialog();
  await press("Mark as Cancelled", dialog());
  expect(dialog()?.textContent).toContain("The payment is being returned.");
  await press("Mark as Cancelled", dialog());
  expect(cancelOrder).toHaveBeenLastCalledWith("7", true);
  expect(document.body.textContent).not.toContain("Mark as Shipped");
});
