// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cancelOrder } from "#app/data/admin/cancel-order.ts";
import type { InvoiceRow } from "#app/data/admin/invoice-row.ts";
import { changeOrderStatus, takeBackShipment } from "#app/data/admin/order.ts";
import { reverseOrderPayment } from "#app/data/admin/order-reversal.ts";
import { checkPayment, vouchForPayment } from "#app/data/admin/payment-check.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import { formatCents } from "#app/domain/money/money.ts";
import type { Order } from "#app/domain/order/order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { removeToast, toastStore } from "../toast/toast-store.ts";
import { Toasts } from "../toast/toasts.tsx";
import { OrderTransitions } from "./order-transitions.tsx";
import { writeOrder } from "./write-order.tsx";

vi.mock("#app/data/admin/cancel-order.ts");
vi.mock("#app/data/admin/order.ts");
vi.mock("#app/data/admin/order-reversal.ts");
vi.mock("#app/data/admin/payment-check.ts");

const SILENT = {
  state: "silent",
  difference: null,
  isAnswered: false,
  isConfigured: true,
} as const;
const AGREES = { ...SILENT, state: "agrees", isAnswered: true } as const;

let order: Order;
let invoices: InvoiceRow[] = [];
let isReversible = true;
let lastCourier: string | null = null;
let unmount = () => {};
let router: ReturnType<typeof createMemoryRouter>;

const HydrateFallback = () => null;

function Page() {
  const loaded = useLoaderData<Order>();
  return (
    <>
      <OrderTransitions
        order={loaded}
        invoices={invoices}
        isStopped={false}
        lastCourier={lastCourier}
        reversal={{ state: "none", isOpen: isReversible, closesAt: "2026-11-24T01:00:00Z" }}
      />
      <Toasts />
    </>
  );
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  order = {
    id: "7",
    status: "processing",
    email: "ana@example.com",
    items: [{ quantity: 2 }],
    total: 9775,
    transactionId: "123",
    isPaid: true,
    delivery: PLAIN_DELIVERY,
    courier: null,
    trackingNumber: "EC 1",
  } as Order;
  invoices = [];
  isReversible = true;
  lastCourier = null;
  vi.mocked(changeOrderStatus).mockImplementation(async (_id, { to }) => {
    order = { ...order, status: to };
  });
  vi.mocked(cancelOrder).mockImplementation(async () => {
    order = { ...order, status: "cancelled" };
    return false;
  });
  await open();
});

async function open() {
  unmount();
  router = createMemoryRouter(
    [
      {
        path: "/admin/orders/7",
        Component: Page,
        loader: () => order,
        action: async ({ request }) => writeOrder("7", await request.json()),
        HydrateFallback,
      },
    ],
    { initialEntries: ["/admin/orders/7"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => {
  unmount();
  unmount = () => {};
  for (const { id } of toastStore.read()) removeToast(id);
  vi.resetAllMocks();
});

/** Courier and tracking number. */
const fields = () => [...document.querySelectorAll("input")];

const dialog = () => document.querySelector("[role=dialog]");

async function press(name: string, within: ParentNode | null = document) {
  const buttons = [...(within?.querySelectorAll("button") ?? [])];
  await act(async () => buttons.find(({ textContent }) => textContent === name)?.click());
}

const opensDialog = () => vi.waitFor(() => act(async () => expect(dialog()).not.toBeNull()));

test("ships an order when PayPhone confirms its payment", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  await typeInto(fields()[0] ?? null, "Servientrega");
  await typeInto(fields()[1] ?? null, "EC 2");
  await press("Mark as Shipped");
  expect(changeOrderStatus).toHaveBeenCalledWith("7", {
    from: "processing",
    to: "shipped",
    shipment: { courier: "Servientrega", trackingNumber: "EC 2" },
  });
  expect(document.body.textContent).toContain("Mark as Delivered");
});

test("ships, and later saves the shipment, with Enter in its fields", async () => {
  const submit = () => act(async () => document.querySelector("form")?.requestSubmit());
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  await typeInto(fields()[1] ?? null, "EC 2");
  await submit();
  expect(changeOrderStatus).toHaveBeenLastCalledWith("7", {
    from: "processing",
    to: "shipped",
    shipment: { trackingNumber: "EC 2" },
  });
  await typeInto(fields()[1] ?? null, "EC 3");
  await submit();
  expect(changeOrderStatus).toHaveBeenLastCalledWith("7", {
    intent: "change-status",
    from: "shipped",
    to: "shipped",
    shipment: { trackingNumber: "EC 3" },
  });
});

test("proposes the courier of the newest order that has one, and saves it once the order is shipped", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  lastCourier = "Tramaco";
  order = { ...order, status: "pending" };
  await open();
  expect(fields().map(({ value }) => value)).toEqual(["Tramaco", "EC 1"]);
  await press("Mark as Processing");
  expect(changeOrderStatus).toHaveBeenLastCalledWith(
    "7",
    expect.objectContaining({ to: "processing", shipment: {} }),
  );
  await press("Mark as Shipped");
  expect(changeOrderStatus).toHaveBeenLastCalledWith(
    "7",
    expect.objectContaining({ to: "shipped", shipment: { courier: "Tramaco" } }),
  );
});

test("ships without the proposed courier when it is removed", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  lastCourier = "Tramaco";
  order = { ...order, status: "pending" };
  await open();
  await typeInto(fields()[0] ?? null, "");
  await press("Mark as Processing");
  expect(fields().map(({ value }) => value)).toEqual(["", "EC 1"]);
  await press("Mark as Shipped");
  expect(changeOrderStatus).toHaveBeenLastCalledWith(
    "7",
    expect.objectContaining({ to: "shipped", shipment: {} }),
  );
});

test("follows a shipment that was saved elsewhere, and writes only what was typed", async () => {
  order = { ...order, status: "shipped", trackingNumber: null };
  await open();
  await typeInto(fields()[0] ?? null, "Servientrega");
  order = { ...order, trackingNumber: "EC 7" };
  await act(async () => void (await router.revalidate()));
  expect(fields().map(({ value }) => value)).toEqual(["Servientrega", "EC 7"]);
  vi.mocked(changeOrderStatus).mockImplementationOnce(async () => {
    order = { ...order, courier: "Servientrega" };
  });
  await press("Save Shipment");
  expect(changeOrderStatus).toHaveBeenLastCalledWith("7", {
    intent: "change-status",
    from: "shipped",
    to: "shipped",
    shipment: { courier: "Servientrega" },
  });
  expect(document.body.textContent).not.toContain("Save Shipment");
  order = { ...order, courier: "Tramaco" };
  await act(async () => void (await router.revalidate()));
  expect(fields().map(({ value }) => value)).toEqual(["Tramaco", "EC 7"]);
  await press("Mark as Delivered");
  expect(changeOrderStatus).toHaveBeenLastCalledWith("7", {
    intent: "change-status",
    from: "shipped",
    to: "delivered",
    shipment: {},
  });
});

test("keeps a typed tracking number when someone else changes the status", async () => {
  await typeInto(fields()[1] ?? null, "EC 2");
  order = { ...order, status: "shipped", courier: "Tramaco" };
  await act(async () => void (await router.revalidate()));
  expect(fields().map(({ value }) => value)).toEqual(["Tramaco", "EC 2"]);
  await press("Save Shipment");
  expect(changeOrderStatus).toHaveBeenLastCalledWith(
    "7",
    expect.objectContaining({ to: "shipped", shipment: { trackingNumber: "EC 2" } }),
  );
  order = { ...order, status: "cancelled", trackingNumber: null };
  await act(async () => void (await router.revalidate()));
  await press("Mark as Refunded");
  await opensDialog();
  await press("Mark as Refunded", dialog());
  expect(changeOrderStatus).toHaveBeenLastCalledWith(
    "7",
    expect.objectContaining({ to: "refunded", shipment: {} }),
  );
});

test("ships without a tracking number only after a confirmation", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  order = { ...order, trackingNumber: null };
  await open();
  await press("Mark as Shipped");
  await opensDialog();
  expect(dialog()?.textContent).toContain("Ship without a tracking number?");
  expect(checkPayment).not.toHaveBeenCalled();
  await press("Ship Without It", dialog());
  expect(changeOrderStatus).toHaveBeenCalledOnce();
});

test.each(["", "erased-1@erased.invalid"])(
  "promises no email to the customer %j",
  async (email) => {
    vi.mocked(checkPayment).mockResolvedValue(AGREES);
    order = { ...order, email, trackingNumber: null };
    await open();
    const notice = "This order has no valid email address: please write to the customer.";
    await press("Mark as Shipped");
    await opensDialog();
    expect(dialog()?.textContent).toContain(notice);
    expect(dialog()?.textContent).not.toContain("The customer's email");
    await press("Ship Without It", dialog());
    expect(document.body.textContent).toContain(`Marked as Shipped. ${notice}`);
    expect(document.body.textContent).not.toContain("gets the email");
  },
);

const GETS_EMAIL = "The customer gets an email.";
const NO_EMAIL = "This order has no valid email address: please write to the customer.";

const RETURNED = "The customer gets an email that you have returned the money.";

test.each([
  ["ana@example.com", RETURNED, NO_EMAIL],
  ["", NO_EMAIL, RETURNED],
])("says before a refund by hand whether %j is told", async (email, said, unsaid) => {
  order = { ...order, email, status: "cancelled" };
  await open();
  await press("Mark as Refunded");
  await opensDialog();
  expect(dialog()?.textContent).toContain(said);
  expect(dialog()?.textContent).not.toContain(unsaid);
});

test("says before a refund that it is for the whole order, and where a part is credited", async () => {
  invoices = [{ kind: "invoice", state: "authorized" } as InvoiceRow];
  await open();
  await press("Mark as Refunded");
  await opensDialog();
  expect(dialog()?.textContent).toContain(`Refunded means the whole ${formatCents(order.total)}.`);
  expect(dialog()?.textContent).toContain("make the credit note for that part in SRI en Línea");
});

test.each([true, false])(
  "names before a refund the reversal that PayPhone allows: %s",
  async (isOpen) => {
    isReversible = isOpen;
    await open();
    await press("Mark as Refunded");
    await opensDialog();
    const text = dialog()?.textContent?.replaceAll(/\s/g, " ") ?? "";
    expect(text.includes("PayPhone can reverse this payment until Nov 23, 2026, 8:00 PM.")).toBe(
      isOpen,
    );
    expect(text.includes("go back and choose Reverse Payment")).toBe(isOpen);
  },
);

test("says before a refund of what was not sent how its units return to stock", async () => {
  await press("Mark as Refunded");
  await opensDialog();
  expect(dialog()?.textContent).toContain("mark it as Cancelled first");
  order = { ...order, status: "delivered" };
  await open();
  await press("Mark as Refunded");
  await opensDialog();
  expect(dialog()?.textContent).not.toContain("mark it as Cancelled first");
});

test.each([
  ["unpaid", "ana@example.com", [true, false]],
  ["unpaid", "", [false, true]],
  ["paid", "ana@example.com", [false, false]],
])("says before an accepted %s order of %j is cancelled who tells", async (money, email, said) => {
  order = { ...order, email, isPaid: money === "paid" };
  await open();
  await press("Mark as Cancelled");
  await opensDialog();
  const text = dialog()?.textContent ?? "";
  expect([GETS_EMAIL, NO_EMAIL].map((words) => text.includes(words))).toEqual(said);
});

test.each([
  ["Mark as Delivered", PLAIN_DELIVERY],
  ["Mark as Picked up", { method: "pickup", address: "Av. República 12", note: "", noteEs: "" }],
] as const)(
  "confirms a delivery before its payment, for its invoice: %s",
  async (button, delivery) => {
    order = { ...order, status: "shipped", isPaid: false, delivery };
    await open();
    await press(button);
    await opensDialog();
    expect(dialog()?.textContent).toContain(
      "It is not paid yet: its invoice, if any, is made and sent now. This can't be undone.",
    );
    expect(changeOrderStatus).not.toHaveBeenCalled();
    await press(button, dialog());
    expect(changeOrderStatus).toHaveBeenLastCalledWith(
      "7",
      expect.objectContaining({ from: "shipped", to: "delivered" }),
    );
  },
);

test("takes a shipment back by Undo, and says when it is too late", async () => {
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  vi.mocked(takeBackShipment).mockRejectedValueOnce(new ShopError("SHIPMENT_ANNOUNCED", "Late."));
  await press("Mark as Shipped");
  expect(document.body.textContent).toContain("The customer gets the email in 30 seconds.");
  await press("Undo");
  expect(document.body.textContent).toContain("It is too late");
  order = { ...order, status: "processing" };
  await open();
  await press("Mark as Shipped");
  vi.mocked(takeBackShipment).mockImplementation(async () => {
    order = { ...order, status: "processing" };
  });
  await press("Undo");
  expect(takeBackShipment).toHaveBeenLastCalledWith("7");
  expect(document.body.textContent).toContain("Mark as Shipped");
});

test("reverses the payment of a cancelled order on request, with the same choice about its units", async () => {
  await press("Mark as Cancelled");
  await opensDialog();
  await act(async () => dialog()?.querySelector<HTMLElement>("[type=checkbox]")?.click());
  await act(async () => dialog()?.querySelector<HTMLElement>("[value=reverse]")?.click());
  vi.mocked(reverseOrderPayment).mockRejectedValueOnce(new ShopError("REVERSAL_REFUSED", "No."));
  await press("Mark as Cancelled", dialog());
  expect(cancelOrder).toHaveBeenCalledWith("7", false);
  expect(reverseOrderPayment).toHaveBeenCalledWith("7", false);
  expect(document.body.textContent).toContain("PayPhone did not return the payment");
});

test("says that no units of a cancelled order were put back in stock", async () => {
  vi.mocked(cancelOrder).mockResolvedValueOnce(true);
  await press("Mark as Cancelled");
  await opensDialog();
  await press("Mark as Cancelled", dialog());
  expect(toastStore.read()).toHaveLength(1);
  for (const { id } of toastStore.read()) removeToast(id);
  await press("Mark as Cancelled");
  await opensDialog();
  await press("Mark as Cancelled", dialog());
  expect(toastStore.read()).toEqual([]);
});

const NOTE = "A credit note for $97.75 goes to the SRI and to the buyer.";

test.each([
  ["authorized", "cedula", NOTE],
  ["needs_owner", "ruc", NOTE],
  ["authorized", "final_consumer", "Its invoice is to a final consumer and cannot be credited."],
  ["awaiting_buyer", "cedula", null],
] as const)(
  "says what becomes of an invoice that is %s, to a buyer of kind %s",
  async (state, kind, notice) => {
    invoices = [{ kind: "invoice", state } as InvoiceRow];
    order = {
      ...order,
      email: "ana@example.com",
      invoiceBuyer: { kind, number: "1", name: "Ana" },
    };
    await open();
    await press("Mark as Cancelled");
    await opensDialog();
    expect(dialog()?.textContent).not.toMatch(/credit/);
    await act(async () => dialog()?.querySelector<HTMLElement>("[value=reverse]")?.click());
    if (notice) expect(dialog()?.textContent).toContain(notice);
    else expect(dialog()?.textContent).not.toMatch(/credit/);
    order = { ...order, status: "cancelled" };
    await open();
    await press("Mark as Refunded");
    await opensDialog();
    if (notice) expect(dialog()?.textContent).toContain(notice);
    else expect(dialog()?.textContent).not.toMatch(/credit/);
  },
);

test("leaves the money to staff where PayPhone reverses no more", async () => {
  isReversible = false;
  await open();
  await press("Mark as Cancelled");
  await opensDialog();
  expect(dialog()?.textContent).toContain(
    "$97.75 stays with the shop until you return it by hand.",
  );
  expect(dialog()?.querySelector("[type=radio]")).toBeNull();
  await press("Mark as Cancelled", dialog());
  expect(reverseOrderPayment).not.toHaveBeenCalled();
});

test("ships an order without PayPhone's answer only after staff vouched", async () => {
  vi.mocked(checkPayment).mockResolvedValue(SILENT);
  vi.mocked(vouchForPayment).mockRejectedValueOnce(new ShopError("TOO_MANY_REQUESTS", "Wait."));
  vi.mocked(vouchForPayment).mockResolvedValueOnce({ ...SILENT, state: "vouched" });
  await press("Mark as Shipped");
  await opensDialog();
  expect(dialog()?.textContent).toContain("PayPhone gave no answer about this payment.");
  expect(changeOrderStatus).not.toHaveBeenCalled();
  await press("I Checked: It Is Paid", dialog());
  expect(dialog()?.textContent).toContain("Too many attempts.");
  await press("I Checked: It Is Paid", dialog());
  expect(changeOrderStatus).toHaveBeenCalledOnce();
});

test("shows an order as shipped whose dialog staff tried to leave while they vouched", async () => {
  vi.mocked(checkPayment).mockResolvedValue(SILENT);
  let finish = () => {};
  vi.mocked(vouchForPayment).mockReturnValueOnce(
    new Promise((resolve) => {
      finish = () => resolve({ ...SILENT, state: "vouched" });
    }),
  );
  await press("Mark as Shipped");
  await opensDialog();
  await press("I Checked: It Is Paid", dialog());
  await press("Go Back", dialog());
  await act(async () => finish());
  expect(changeOrderStatus).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain("Mark as Delivered");
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

test("makes an order ready for pick-up without a courier or a question about tracking", async () => {
  const delivery = { method: "pickup", address: "Av. República 12", note: "", noteEs: "" } as const;
  order = { ...order, delivery, trackingNumber: null };
  await open();
  expect(document.querySelector("input")).toBeNull();
  vi.mocked(checkPayment).mockResolvedValue(AGREES);
  await press("Mark as Ready for pick-up");
  expect(dialog()).toBeNull();
  expect(changeOrderStatus).toHaveBeenCalledWith("7", expect.objectContaining({ to: "shipped" }));
  expect(document.body.textContent).toContain("Marked as Ready for pick-up.");
});
