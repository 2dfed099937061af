// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { PLAIN_DELIVERY } from "#app/domain/delivery/delivery.ts";
import type { Order } from "#app/domain/order/order.ts";
import type { FailedReturn, Verdict } from "#app/domain/payment/payment-verdict.ts";
import {
  EMPTY_SHOP_INFORMATION,
  type ShopInformation,
} from "#app/domain/shop-information/shop-information.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider } from "../bag/cart-provider.tsx";
import { shopNotes } from "../seller/shop-notes.ts";
import { ConfirmationView, type ReturnState } from "./confirmation-view.tsx";

const RETURNED =
  "We will return your payment in full. There is nothing for you to do: your bank will show it within a few days.";
const BY_HAND =
  "PayPhone did not let us return your payment at once. We will return it ourselves; if you have any questions, write to support@gemmaluce.com";

const order: Order = {
  ...SAMPLE_ORDER,
  shippingAddress: { ...SAMPLE_ORDER.shippingAddress, landmark: "Frente al parque" },
  items: [],
};

let shown: ReturnState;
let language: Language = "en";
let unmount = () => {};
const text = () => document.querySelector("main")?.textContent ?? "";
const heading = () => document.querySelector("h1")?.textContent;
const alertText = () => document.querySelector("[role=alert]")?.textContent;

function Page() {
  return (
    <I18nProvider i18n={serverI18n(language, "shop", "checkout", "orders")}>
      <CartProvider>
        <ConfirmationView state={shown} />
      </CartProvider>
    </I18nProvider>
  );
}

const Shop = createRoutesStub([{ id: "root", path: "/", Component: Page }]);

const ESTIMATE = { preparationDays: 2, deliveryDaysMin: 3, deliveryDaysMax: 5 };
const INFORMATION = {
  ...EMPTY_SHOP_INFORMATION,
  ...ESTIMATE,
  trackingPages: { Servientrega: "https://courier.test/track?guide={number}" },
};
let information: ShopInformation = EMPTY_SHOP_INFORMATION;

async function show(state: ReturnState, query = "") {
  shown = state;
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const notes = shopNotes(information, serverI18n(language, "shop", "checkout"));
  const hydrationData = { loaderData: { root: { notes } } };
  await act(async () =>
    root.render(<Shop initialEntries={[`/${query}`]} hydrationData={hydrationData} />),
  );
  unmount = () => act(() => root.unmount());
}

function fillBag() {
  const product = {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: 24500,
    collection: null,
    image: null,
  };
  const line = { id: "line-1", product, size: "M", color: "Terracotta", quantity: 1 };
  const state = { priceWhenAdded: 24500, availability: "available", stock: null } as const;
  localStorage.setItem(STORED_BAG_KEY, serializeBag([{ ...line, ...state }]) ?? "");
}

type Settlement = Awaited<Extract<ReturnState, { kind: "confirming" }>["settlement"]>;

const failed = (failure: FailedReturn["failure"], refund: FailedReturn["refund"] = null) =>
  ({ kind: "failed", failure, refund }) as const;
const uncharged = (failure: FailedReturn["failure"]) =>
  ({ ...failed(failure), isUncharged: true }) as const;
const confirming = (verdict: Verdict, settlement: Settlement): ReturnState => ({
  kind: "confirming",
  verdict: Promise.resolve(verdict),
  settlement: Promise.resolve(settlement),
});

beforeEach(() => {
  language = "en";
  information = EMPTY_SHOP_INFORMATION;
  localStorage.clear();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(null)),
  );
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

test("shows Confirming Payment..., then Processing Your Order..., then the receipt", async () => {
  const verdict = Promise.withResolvers<Verdict>();
  const settlement = Promise.withResolvers<Settlement>();
  await show({ kind: "confirming", verdict: verdict.promise, settlement: settlement.promise });
  expect(heading()).toBe("Confirming Payment...");
  expect(document.title).toBe("Confirming Payment... · Gemma Luce");
  expect(document.querySelector("[role=status]")?.textContent).toBe("Confirming Payment...");
  await act(async () => verdict.resolve({ kind: "approved" }));
  expect(heading()).toBe("Processing Your Order...");
  expect(text()).toContain("We're creating your order and updating our inventory.");
  await act(async () => settlement.resolve({ kind: "settled", order }));
  expect(heading()).toBe("Grazie Mille!");
  expect(document.title).toBe("Confirmation · Gemma Luce");
  expect(document.querySelector(".sr-only[role=status]")?.textContent).toBe(
    "Your order has been confirmed",
  );
  expect(text()).toContain("Av. Amazonas, Frente al parque, 170143 Quito, Pichincha");
});

test.each([
  [{ kind: "no_transaction" }, "Transaction ID not found in callback parameters"],
  [{ kind: "no_items" }, "No items found in cart. Please contact support."],
  [{ kind: "not_successful", status: "failed" }, "Payment was not successful. Status: failed"],
  [{ kind: "not_successful", status: "" }, "Payment was not successful. Status: unknown"],
  [{ kind: "not_successful", status: null }, "Payment was not successful. Status: unknown"],
] satisfies [ReturnState, string][])("shows a Payment Error for %j: %s", async (state, message) => {
  await show(state);
  expect(heading()).toBe("Payment Error");
  expect(document.title).toBe("Payment Error · Gemma Luce");
  expect(alertText()).toBe(message);
  expect(document.querySelector("main button")?.textContent).toBe("Try Again");
  expect(document.querySelector("main a[href='/']")?.textContent).toBe("Return to Store");
});

test.each([
  [failed("declined"), "Payment was not successful. Status: declined"],
  [failed("cancelled"), "Payment was not successful. Status: cancelled"],
  [failed("reversed"), "Payment was not successful. Status: reversed"],
  [failed("unknown"), "Payment was not successful. Status: unknown"],
  [failed("not_configured"), "Supabase not configured"],
])("does not mention money that was not captured for %j", async (verdict, message) => {
  await show(confirming(verdict, verdict));
  expect(heading()).toBe("Payment Error");
  expect(alertText()).toBe(message);
  expect(text()).not.toMatch(/goes back|by hand|is safe/);
});

test.each([
  ["declined", "Your bank did not approve this payment. Nothing was charged."],
  ["cancelled", "This payment was cancelled. Nothing was charged."],
] as const)(
  "tells a payment that was %s from an error, and leads back to it first",
  async (failure, lead) => {
    fillBag();
    await show(confirming(uncharged(failure), uncharged(failure)));
    expect(alertText()).toBe(`Payment was not successful. Status: ${failure}`);
    expect(text()).toContain(lead);
    const actions = [...document.querySelectorAll("main :is(button, a[class*=label-caps])")];
    expect(actions.map(({ textContent }) => textContent)).toEqual([
      "Back to Payment",
      "Try Again",
      "Return to Store",
    ]);
    expect(actions[0]?.getAttribute("href")).toBe("/checkout?step=payment");
  },
);

test("leads to no payment with an empty bag", async () => {
  await show(confirming(uncharged("declined"), uncharged("declined")));
  const actions = [...document.querySelectorAll("main :is(button, a[class*=label-caps])")];
  expect(actions.map(({ textContent }) => textContent)).toEqual(["Try Again", "Return to Store"]);
});

test.each([
  ...(["declined", "cancelled", "reversed", "unknown", "mismatch"] as const).map((failure) =>
    confirming(failed(failure), failed(failure)),
  ),
  { kind: "not_successful", status: "declined" },
  { kind: "no_transaction" },
] satisfies ReturnState[])(
  "does not say that nothing was charged without a proof: %j",
  async (state) => {
    await show(state);
    expect(heading()).toBe("Payment Error");
    expect(text()).not.toContain("Nothing was charged");
  },
);

test.each(["pending", "unresolved"] as const)(
  "asks not to pay again while a payment is %s",
  async (failure) => {
    await show(confirming(failed(failure), failed(failure)), "?id=7&clientTransactionId=GL-1-a");
    expect(text()).toContain("Please do not pay again.");
    expect(text()).not.toContain("Back to Payment");
    expect(fetch).toHaveBeenCalledWith("/checkout/payment?reference=GL-1-a", expect.anything());
  },
);

test.each([
  ["refunded", "The payment of this order was returned to you, and it will not be sent."],
  ["cancelled", "This order was cancelled."],
] as const)("promises nothing on the receipt of an order that was %s", async (status, lead) => {
  await show({ kind: "receipt", order: { ...order, status } });
  expect(text()).toContain(lead);
  expect(text()).not.toContain("What happens next?");
  expect(text()).not.toContain("Your order has been confirmed");
});

test("says that a refunded order of a pick-up will not be handed over", async () => {
  const delivery = { method: "pickup", address: "", note: "", noteEs: "" } as const;
  await show({ kind: "receipt", order: { ...order, status: "refunded", delivery } });
  expect(text()).toContain("was returned to you, and it will not be handed over.");
});

test("does not say that a refunded order is not sent which was", async () => {
  await show({ kind: "receipt", order: { ...order, status: "refunded", wasSent: true } });
  expect(text()).toContain("The payment of this order was returned to you.");
  expect(text()).not.toContain("it will not be sent");
});

test("says that a new order is paid, never that it is pending", async () => {
  await show({ kind: "receipt", order });
  expect(text()).toContain("Your order has been confirmed");
  expect(text()).toContain("StatusPaid");
  expect(text()).not.toContain("Pending");
});

test("asks no money for a cash order that was cancelled", async () => {
  const unpaid = { ...order, isPaid: false, paymentMethod: "cash_on_delivery" } as const;
  await show({ kind: "receipt", order: unpaid });
  expect(text()).toContain("Amount to pay");
  unmount();
  document.body.replaceChildren();
  await show({ kind: "receipt", order: { ...unpaid, status: "cancelled" } });
  expect(text()).toContain("This order was cancelled.");
  expect(text()).not.toContain("Amount to pay");
});

test("names no day without the owner's estimate", async () => {
  await show({ kind: "receipt", order });
  expect(text()).toContain("What happens next?");
  expect(text()).toContain("Estimated delivery: 3-5 business days");
  expect(text()).not.toMatch(/We will send it|should arrive/);
});

test.each([
  [
    "en",
    "We will send it by Tuesday, November 24.It should arrive between Friday, November 27 and Tuesday, December 1.",
  ],
  [
    "es",
    "Lo enviaremos a más tardar el martes 24 de noviembre.Debería llegar entre el viernes 27 de noviembre y el martes 1 de diciembre.",
  ],
] as const)(
  "names the days of shipment and delivery by the owner's estimate in %s",
  async (spoken, days) => {
    language = spoken;
    information = INFORMATION;
    await show({ kind: "receipt", order });
    expect(text()).toContain(days);
    // No second promise beside the days.
    expect(text()).not.toMatch(/1-2|3-5/);
  },
);

test("links the tracking page of a shipped order's courier in place of the steps before", async () => {
  information = INFORMATION;
  const parcel = { courier: "Servientrega", trackingNumber: "EC 4711" };
  await show({ kind: "receipt", order: { ...order, status: "shipped", ...parcel } });
  expect(text()).toContain("Servientrega · EC 4711");
  const link = document.querySelector<HTMLAnchorElement>("main a[target=_blank]");
  expect(link?.textContent).toBe("Track your parcel");
  expect(link?.href).toBe("https://courier.test/track?guide=EC%204711");
  expect(text()).not.toMatch(/will be processed|We will send it/);
});

test("names the tracking number of a shipped order, and a courier without one", async () => {
  const shipped = { ...order, status: "shipped" } as const;
  await show({ kind: "receipt", order: { ...shipped, courier: null, trackingNumber: "EC 4711" } });
  expect(text()).toContain("Tracking NumberEC 4711");
  unmount();
  document.body.replaceChildren();
  await show({ kind: "receipt", order: { ...shipped, courier: "Tramaco", trackingNumber: null } });
  expect(text()).toContain("CourierTramaco");
  expect(text()).not.toContain("Tracking Number");
});

test("promises the owner's days for what is on its way", async () => {
  information = { ...INFORMATION, deliveryDaysMin: 4, deliveryDaysMax: 7 };
  await show({ kind: "receipt", order: { ...order, status: "shipped" } });
  expect(text()).toContain("Estimated delivery: 4-7 business days");
});

test("says that lines include IVA where they add up to more than the subtotal", async () => {
  const { items } = SAMPLE_ORDER;
  await show({ kind: "receipt", order: { ...order, items } });
  expect(text()).not.toContain("IVA included");
  unmount();
  document.body.replaceChildren();
  await show({ kind: "receipt", order: { ...order, items, pricesIncludeTax: true } });
  expect(text()).toContain("IVA included");
});

test("translates our own statuses and shows a status from the URL as is", async () => {
  language = "es";
  const declined = failed("declined");
  await show(confirming(declined, declined));
  expect(alertText()).toContain("rechazado");
  unmount();
  document.body.replaceChildren();
  await show({ kind: "not_successful", status: "weird" });
  expect(alertText()).toContain("weird");
});

test("shows Order Not Found for a return without a checkout", async () => {
  const verdict = failed("checkout_not_found");
  await show(confirming(verdict, verdict));
  expect(heading()).toBe("Order Not Found");
  expect(document.title).toBe("Order Not Found · Gemma Luce");
  expect(text()).toContain("You can find your order with the number in your confirmation email.");
  expect(document.querySelector('main a[href="/orders"]')?.textContent).toBe("Find your order");
});

test.each([
  ["due", RETURNED],
  ["returned", RETURNED],
  ["refused", BY_HAND],
] as const)(
  "shows the same text for stock lost after the payment, with the order and at every later visit (%s)",
  async (refund, money) => {
    const lost = failed("sold_out", refund);
    await show(confirming({ kind: "approved" }, lost));
    const first = text();
    expect(heading()).toBe("Payment Error");
    expect(alertText()).toBe("Failed to create order in database");
    expect(first).toContain("An item of your order was sold to someone else while you paid.");
    expect(first).toContain(money);
    unmount();
    document.body.replaceChildren();
    await show(confirming(lost, lost));
    expect(text()).toBe(first);
  },
);

test("names the discount code that was used up, before the payment or while it was made", async () => {
  fillBag();
  const before = failed("discount_used_up");
  await show(confirming(before, before));
  expect(alertText()).toBe(
    "Your discount code was used up before your payment arrived. We did not take the payment: PayPhone will return it to you.",
  );
  expect(text()).not.toContain("sold");
  expect(document.querySelector('main a[href="/checkout?step=payment"]')).not.toBeNull();
  unmount();
  document.body.replaceChildren();
  const captured = failed("discount_used_up", "returned");
  await show(confirming({ kind: "approved" }, captured));
  expect(alertText()).toBe("Failed to create order in database");
  expect(text()).toContain("The discount code of your order was used up while you paid.");
  expect(text()).toContain(RETURNED);
  expect(text()).not.toContain("sold");
});

test("mentions the refund of a wrong amount", async () => {
  const wrong = failed("mismatch", "returned");
  await show(confirming(wrong, wrong));
  expect(alertText()).toBe("Payment was not successful. Status: mismatch");
  expect(text()).toContain(RETURNED);
});

test("says that nothing was charged when an item was sold out before the payment", async () => {
  const soldOut = failed("sold_out");
  await show(confirming(soldOut, soldOut));
  expect(alertText()).toContain("We did not take the payment: PayPhone will return it to you.");
});

test("shows the specification's error for an order that is not written yet, and that the payment is safe", async () => {
  await show(confirming({ kind: "approved" }, { kind: "unwritten" }));
  expect(alertText()).toBe("Failed to create order in database");
  expect(text()).toContain("Your payment has arrived and is safe.");
});

test("names the days of the order's zone in place of the shop's", async () => {
  information = INFORMATION;
  const delivery = { ...PLAIN_DELIVERY, daysMin: 1, daysMax: 1 } as Order["delivery"];
  await show({ kind: "receipt", order: { ...order, delivery } });
  expect(text()).toContain("It should arrive on Wednesday, November 25.");
  expect(text()).toContain("Estimated delivery: 1 business day");
});

test.each([
  ["pending", "It will be ready for pick-up by Tuesday, November 24."],
  ["shipped", "Your order is ready to be picked up"],
  ["delivered", "You have picked up your order"],
] as const)("says where an order is picked up, and that it is %s", async (status, words) => {
  information = INFORMATION;
  const delivery = { method: "pickup", address: "Av. República 12", note: "", noteEs: "" } as const;
  await show({ kind: "receipt", order: { ...order, status, delivery } });
  expect(text()).toContain("Pick-upAv. República 12");
  expect(text()).toContain(words);
  expect(text()).not.toMatch(/Amazonas|should arrive|3-5|Shipped|Delivered/);
});

test.each([
  ["pending", true],
  ["cancelled", false],
] as const)("says whether the buyer of the invoice was saved: %s, %s", async (status, isSaid) => {
  const invoiceBuyer = { kind: "passport", number: "X1", name: "Ana" } as const;
  await show(
    { kind: "receipt", order: { ...order, status, invoiceBuyer } },
    "?clientTransactionId=GL-1-a&invoice=saved",
  );
  expect(text().includes("Saved. We will send you the invoice by email.")).toBe(isSaid);
});

test.each([
  [null, "Tell us whom it is for, and ask us for a printed copy."],
  [
    { kind: "passport", number: "X1", name: "Ana" },
    "Saved. Ask us for a printed copy of the invoice.",
  ],
] as const)("promises no invoice by email without an address: %j", async (invoiceBuyer, words) => {
  await show(
    { kind: "receipt", order: { ...order, email: "", invoiceBuyer } },
    "?clientTransactionId=GL-1-a&invoice=saved",
  );
  expect(text()).toContain(words);
  expect(text()).not.toContain("email");
});

test("promises no receipt where the provider does not answer about an unresolved payment", async () => {
  const over = { state: "over", transactionId: null, notice: "", receiptLabel: "" };
  vi.stubGlobal("fetch", async () => Response.json(over));
  await show(
    confirming(failed("unresolved"), { kind: "unwritten" }),
    "?id=7&clientTransactionId=GL-1",
  );
  expect(text()).toContain("Please do not pay again.");
  expect(text()).toContain("reload this page in a few minutes");
  expect(text()).not.toContain("We keep checking");
});

test("leads an unresolved payment of an order that awaits another to that order", async () => {
  const awaiting = { state: "awaiting", transactionId: null, notice: "", receiptLabel: "" };
  vi.stubGlobal("fetch", async () => Response.json(awaiting));
  const replace = vi.spyOn(window.location, "replace").mockReturnValue();
  await show(
    confirming(failed("unresolved"), { kind: "unwritten" }),
    "?id=7&clientTransactionId=GL-1",
  );
  expect(replace).toHaveBeenCalledWith("/orders/GL-1");
});
