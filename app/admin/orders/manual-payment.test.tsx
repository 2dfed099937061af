// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/data/admin/cancel-order.ts";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { confirmPayment, type ManualPayment as Payment } from "#app/data/admin/order-payment.ts";
import type { OrderEvent } from "#app/data/admin/order-row.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ManualPayment } from "./manual-payment.tsx";
import { writeOrder } from "./write-order.tsx";

vi.mock("#app/data/admin/cancel-order.ts");
vi.mock("#app/data/admin/order-payment.ts");

const PAYMENT: Payment = { refusal: null, payToken: null, hasNewProof: false, proofs: [] };

let order: Order;
let payment: Payment;
let events: OrderEvent[];
let invoices: InvoiceRow[];
let router: ReturnType<typeof createMemoryRouter>;
let unmount = () => {};

function Page() {
  const order = useLoaderData<Order>();
  return <ManualPayment order={order} payment={payment} invoices={invoices} events={events} />;
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  events = [];
  invoices = [];
  payment = PAYMENT;
  order = {
    id: "7",
    status: "awaiting_payment",
    customerName: "Ana Pérez",
    email: "ana@example.com",
    items: [{ quantity: 2 }],
    total: 9775,
    paymentMethod: "transfer",
    paymentDueAt: null,
    isPaid: false,
    delivery: PLAIN_DELIVERY,
  } as unknown as Order;
  vi.mocked(cancelOrder).mockImplementation(async () => {
    order = { ...order, status: "cancelled" };
    return false;
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

test("says that the cancellation of what was delivered unpaid makes a credit note", async () => {
  order = { ...order, status: "delivered", paymentMethod: "cash_on_delivery" };
  invoices = [{ kind: "invoice", state: "authorized", environment: "production" } as InvoiceRow];
  await act(async () => router.revalidate());
  await press("Cancel Order");
  await isOpen(true);
  expect(dialog()?.textContent).toContain("A credit note for $97.75 goes to the SRI");
});

test.each([
  ["Cancel Order", ""],
  ["Refuse Payment", ""],
  ["Cancel Order", "erased-1@erased.invalid"],
  ["Refuse Payment", "erased-1@erased.invalid"],
])("promises no email to a customer without an address: %s, %j", async (name, email) => {
  order = { ...order, email };
  await act(async () => router.revalidate());
  await press(name);
  await isOpen(true);
  expect(dialog()?.textContent).toContain("This order has no valid email address");
  expect(dialog()?.textContent).not.toMatch(/gets (an email|the reason)/);
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

test("confirms a payment only after a confirmation, and shows why it was rejected", async () => {
  vi.mocked(confirmPayment).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "503"));
  await press("Confirm Payment");
  await isOpen(true);
  expect(dialog()?.textContent).toContain("$97.75 from Ana Pérez.");
  expect(confirmPayment).not.toHaveBeenCalled();
  await press("Confirm Payment", dialog());
  expect(dialog()?.textContent).toContain("The database does not answer.");
  await press("Confirm Payment", dialog());
  await isOpen(false);
  expect(confirmPayment).toHaveBeenCalledTimes(2);
  expect(confirmPayment).toHaveBeenLastCalledWith("7", null);
});

test("asks how an order was paid whose customer had not chosen", async () => {
  order = { ...order, paymentMethod: "unchosen" };
  await act(async () => router.revalidate());
  await press("Confirm Payment");
  await isOpen(true);
  const select = dialog()?.querySelector("select");
  const hint = document.getElementById(select?.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toContain("can be confirmed once you have chosen");
  expect(select?.value).toBe("");
  await press("Confirm Payment", dialog());
  expect(confirmPayment).not.toHaveBeenCalled();
  await act(async () => {
    if (select) select.value = "terminal";
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await press("Confirm Payment", dialog());
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith("7", "terminal");
});

test.each(["cash_on_delivery", "pay_at_pickup"] as const)(
  "asks how an order by %s was paid, in cash until said otherwise",
  async (paymentMethod) => {
    order = { ...order, status: "delivered", paymentMethod };
    await act(async () => router.revalidate());
    await press("Confirm Payment");
    await isOpen(true);
    const select = dialog()?.querySelector("select");
    expect(select?.value).toBe("cash");
    await act(async () => {
      if (select) select.value = "terminal";
      select?.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await press("Confirm Payment", dialog());
    expect(confirmPayment).toHaveBeenCalledExactlyOnceWith("7", "terminal");
  },
);

test("offers no confirmation of a cancelled order whose address was erased", async () => {
  order = { ...order, status: "cancelled", email: "erased-1@erased.invalid" };
  await act(async () => router.revalidate());
  const text = document.body.textContent;
  expect(text).toContain("its address was erased. If $97.75 came after all, return the money.");
  expect(text).not.toContain("confirm it here");
  expect(document.querySelector("button")).toBeNull();
});

test("offers to refuse the payment of a cancelled order only while its receipt waits", async () => {
  const names = () =>
    [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
  order = { ...order, status: "cancelled" };
  await act(async () => router.revalidate());
  expect(names()).toEqual(["Confirm Payment"]);
  payment = { ...PAYMENT, hasNewProof: true };
  order = { ...order };
  await act(async () => router.revalidate());
  expect(document.body.textContent).toContain("cancelled before its receipt was checked");
  expect(document.body.textContent).toContain("The file was deleted to make room for others.");
  expect(names()).toEqual(["Confirm Payment", "Refuse Payment"]);
  await press("Refuse Payment");
  await isOpen(true);
  expect(dialog()?.textContent).toContain("The order stays cancelled.");
  expect(dialog()?.textContent).not.toContain("stay held");
});

test.each([
  ["no payment for a cash order that was cancelled after it was accepted", "accepted", false],
  ["a late payment for a cash order that was never accepted", "cancelled_by_shop", true],
])("offers %s", async (_, code, isOffered) => {
  order = { ...order, status: "cancelled", paymentMethod: "cash_on_delivery" };
  events = [{ kind: "status_changed", code } as OrderEvent];
  await act(async () => router.revalidate());
  const buttons = [...document.querySelectorAll("button")];
  const shown = buttons.map(({ textContent, className }) => [textContent, className]);
  expect(shown).toEqual(isOffered ? [["Confirm Payment", buttonClass("secondary", "sm")]] : []);
});
