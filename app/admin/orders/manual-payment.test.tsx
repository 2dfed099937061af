// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/data/admin/admin-cancel-order.ts";
import type { OrderEvent } from "#app/data/admin/admin-order-row.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery.ts";
import type { Order } from "#app/domain/order.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ManualPayment } from "./manual-payment.tsx";
import { writeOrder } from "./write-order.tsx";

vi.mock("#app/data/admin/admin-cancel-order.ts");

const PAYMENT = { refusal: null, payToken: null, hasNewProof: false, proofs: [] };

let order: Order;
let events: OrderEvent[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount = () => {};

function Page() {
  return <ManualPayment order={useLoaderData<Order>()} payment={PAYMENT} events={events} />;
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  events = [];
  order = {
    id: "7",
    status: "awaiting_payment",
    items: [{ quantity: 2 }],
    total: 9775,
    paymentMethod: "transfer",
    paymentDueAt: null,
    isPaid: false,
    delivery: PLAIN_DELIVERY,
  } as unknown as Order;
  vi.mocked(cancelOrder).mockImplementation(async () => {
    order = { ...order, status: "cancelled" };
  });
  const route = {
    path: "/admin/orders/7",
    Component: Page,
    loader: () => order,
    action: async ({ request }: { request: Request }) => writeOrder("7", await request.json()),
    HydrateFallback: () => null,
  };
  router = createMemoryRouter([route], { initialEntries: ["/admin/orders/7"] });
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const dialog = () => document.querySelector("[role=dialog]");
const isOpen = (open: boolean) =>
  vi.waitFor(() => act(async () => expect(dialog() !== null).toBe(open)));

async function press(name: string, within: ParentNode | null = document) {
  const buttons = [...(within?.querySelectorAll("button") ?? [])];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
}

test("cancels an order that awaits its payment without a restock, and closes the dialog for good", async () => {
  await press("Cancel Order");
  await isOpen(true);
  expect(dialog()?.querySelector("[type=checkbox]")).toBeNull();
  await press("Mark as Cancelled", dialog());
  await isOpen(false);
  expect(cancelOrder).toHaveBeenCalledExactlyOnceWith("7", false);
  expect(document.body.textContent).toContain("It was cancelled unpaid.");
});

test("keeps the dialog open with the error of a rejected cancellation", async () => {
  vi.mocked(cancelOrder).mockRejectedValueOnce(new ShopError("REVERSAL_UNDER_WAY", "Wait."));
  await press("Cancel Order");
  await isOpen(true);
  await press("Mark as Cancelled", dialog());
  expect(dialog()?.textContent).toContain("The payment is being returned.");
  await press("Mark as Cancelled", dialog());
  await isOpen(false);
});

test.each([
  ["no payment for a cash order that was cancelled after it was accepted", "accepted", false],
  ["a late payment for a cash order that was never accepted", "cancelled_by_shop", true],
])("offers %s", async (_, note, isOffered) => {
  order = { ...order, status: "cancelled", paymentMethod: "cash_on_delivery" };
  events = [{ kind: "status_changed", note } as OrderEvent];
  await act(async () => router.revalidate());
  const names = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(names).toEqual(isOffered ? ["Confirm Payment"] : []);
});
