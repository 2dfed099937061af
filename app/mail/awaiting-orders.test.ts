import { expect, test } from "vitest";
import { bagLinkLines } from "#app/domain/bag/shared-bag.ts";
import type { AwaitingOrderMail } from "#app/domain/order/awaiting-order-mail.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { awaitingOrderNews } from "./awaiting-order-news.ts";
import { orderCancelled } from "./order-cancelled.ts";
import { orderConfirmation } from "./order-confirmation.ts";
import { paymentAwaited } from "./payment-awaited.ts";
import { paymentExpired } from "./payment-expired.ts";
import { paymentRefused } from "./payment-refused.ts";
import { visibleText } from "./testing/visible-text.ts";

const PAGE = "https://shop.test/orders/GL-1-a";

const order = {
  ...SAMPLE_ORDER,
  transactionId: null,
  paymentMethod: "transfer" as const,
  isPaid: false,
  status: "awaiting_payment" as const,
  paymentDueAt: "2026-11-26T15:00:00.000Z",
};

const cashOnDelivery = { paymentMethod: "cash_on_delivery" as const };

const mail = (changes: Partial<AwaitingOrderMail> = {}): AwaitingOrderMail => ({
  order,
  instructions: "Banco Pichincha\n2200112233",
  reason: "",
  ended: "payment_expired",
  ...changes,
});

const letter = (language: "en" | "es") => ({
  orderUrl: PAGE,
  i18n: serverI18n(language, "mail"),
  information: EMPTY_SHOP_INFORMATION,
});

test("says what to pay, where to, what to quote and until when", () => {
  const { subject, text, html } = paymentAwaited(mail(), letter("en"));
  expect(subject).toBe("Gemma Luce: how to pay order 1A2B3C4D");
  for (const words of ["1A2B3C4D", "Banco Pichincha", "2200112233", "Nov 26, 2026, 10:00"]) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  expect(html).toContain(`href="${PAGE}"`);
});

test("says it in Spanish", () => {
  const spanish = { ...order, language: "es" as const };
  const { subject, text } = paymentAwaited(mail({ order: spanish }), letter("es"));
  expect(subject).toBe("Gemma Luce: cómo pagar el pedido 1A2B3C4D");
  expect(text).toContain("Transferencia bancaria");
  expect(text).toContain("Reservado hasta");
});

test("asks the customer of an order that staff made to choose how to pay it", () => {
  const unchosen = { ...order, paymentMethod: "unchosen" as const, discount: 100 };
  const { text } = paymentAwaited(mail({ order: unchosen, instructions: "" }), letter("en"));
  expect(text).toContain("Open its page and choose how to pay it.");
  expect(text).toContain("View and pay your order");
  expect(text).not.toContain("Payment Method");
  expect(text).toContain("Discount: −$1.00");
});

test("leads to the order's page for the code to scan of Deuna", () => {
  const deuna = mail({ order: { ...order, paymentMethod: "deuna" } });
  const { text } = paymentAwaited(deuna, letter("en"));
  expect(text).toContain("See how to pay and send the receipt");
  expect(paymentAwaited(mail(), letter("en")).text).not.toContain("See how to pay");
});

test("says nothing of a delivery where the order was taken along", () => {
  const taken = { ...SAMPLE_ORDER, status: "delivered" as const };
  const { text } = orderConfirmation(taken, PAGE, serverI18n("en", "mail"));
  expect(text).not.toContain("What happens next?");
});

test("asks for nothing where the order is paid on delivery", () => {
  const cash = { ...order, paymentMethod: "cash_on_delivery" as const };
  const { subject, text } = paymentAwaited(mail({ order: cash, instructions: "" }), letter("en"));
  expect(subject).toBe("Gemma Luce: we received order 1A2B3C4D");
  expect(text).not.toContain("How to pay");
  expect(text).not.toContain("receipt");
  // By then the shop has to answer, not the shopper.
  expect(text).not.toContain("Reserved until");
});

const PICKUP = {
  method: "pickup",
  address: "Av. República 12",
  note: "Monday to Friday",
  noteEs: "De lunes a viernes",
} as const;
const atPickup = { ...order, paymentMethod: "pay_at_pickup" as const, delivery: PICKUP };

test.each([
  ["en", "you pay when you pick it up", "Payment at pick-up", "Monday to Friday"],
  ["es", "pagarás cuando lo retires", "Pago al retirar", "De lunes a viernes"],
] as const)(
  "asks for nothing where the order is paid at its pick-up, in %s",
  (language, ...words) => {
    const inLanguage = mail({ order: { ...atPickup, language }, instructions: "" });
    const { text } = paymentAwaited(inLanguage, letter(language));
    for (const each of [...words, "Av. República 12"]) expect(text).toContain(each);
    expect(text).not.toMatch(/How to pay|Cómo pagar|Reference to quote/);
  },
);

test.each([
  ["delivery", order],
  ["pick-up", atPickup],
])("sends nothing that a shopper typed before a %s is paid", (_how, awaiting) => {
  for (const [write, shown] of [
    [paymentAwaited, "Silk Wrap Dress"],
    [paymentRefused, "1A2B3C4D"],
    [paymentExpired, "Silk Wrap Dress"],
  ] as const) {
    const { text, html } = write(mail({ order: awaiting }), letter("en"));
    expect(text).toContain(shown);
    expect(text + html).not.toMatch(/Ana Pérez|Av. Amazonas|Quito/);
  }
});

test("shows the address of an order that staff made", () => {
  const unchosen = { ...order, paymentMethod: "unchosen" as const };
  expect(paymentAwaited(mail({ order: unchosen }), letter("en")).text).toContain("Av. Amazonas");
});

test("gives the owner's reason when a payment is not accepted", () => {
  const { text } = paymentRefused(mail({ reason: "Ten dollars short" }), letter("en"));
  expect(text).toContain("Ten dollars short");
  expect(text).toContain("Your items stay reserved");
});

test("links the lines of an order that was not paid in time as a bag", () => {
  const productId = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
  const items = [
    { ...SAMPLE_ORDER.items[0], sku: productId },
    { ...SAMPLE_ORDER.items[0], sku: productId, size: "37.5" },
  ] as typeof order.items;
  const { html } = paymentExpired(mail({ order: { ...order, items } }), letter("en"));
  const href = /href="([^"]*\/bag[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const line = { productId, size: "M", color: "Cream", quantity: 2 };
  expect(bagLinkLines(new URL(href).searchParams)).toEqual([line, { ...line, size: "37.5" }]);
});

test("writes every email of an awaiting order in Spanish", () => {
  const spanish = { ...order, language: "es" as const };
  const refused = paymentRefused(mail({ order: spanish, reason: "Faltan $10" }), letter("es"));
  expect(refused.subject).toBe("Gemma Luce: no pudimos confirmar el pago del pedido 1A2B3C4D");
  expect(refused.text).toContain("Tus artículos siguen reservados");
  const expired = paymentExpired(mail({ order: spanish }), letter("es"));
  expect(expired.subject).toBe("Gemma Luce: el pedido 1A2B3C4D se canceló");
  expect(expired.html).toContain('href="https://shop.test/es/bag?line=');
  const accepted = { ...spanish, ...cashOnDelivery, status: "pending" as const };
  const { text } = orderConfirmation(accepted, PAGE, serverI18n("es", "mail"));
  expect(text).toContain("Efectivo contra entrega");
  expect(text).toContain("Valor a pagar: $563.50");
});

test("says why an order was cancelled before it was paid", () => {
  expect(paymentExpired(mail(), letter("en")).text).toContain("was not paid in time");
  const byShop = paymentExpired(mail({ ended: "cancelled_by_shop" }), letter("en"));
  expect(byShop.text).toContain("We could not accept order 1A2B3C4D");
});

test.each([
  ["en", "ended before we had checked your receipt", "Please do not pay again", "We returned $10"],
  ["es", "antes de que revisáramos tu comprobante", "no pagues otra vez", "Devolvimos $10"],
] as const)(
  "says in %s that a receipt was not checked in time and still is, and later what came of it",
  (language, lead, promise, reason) => {
    const cancelled = { ...order, language, status: "cancelled" as const };
    const unchecked = mail({ order: cancelled, ended: "proof_unchecked" });
    const { text, html } = paymentExpired(unchecked, letter(language));
    for (const words of [lead, promise]) expect(text).toContain(words);
    expect(text).not.toMatch(/not paid in time|no se pagó a tiempo/);
    // It does not ask to order, and pay, again.
    expect(html).not.toContain("/bag?");

    const refused = paymentRefused(mail({ order: cancelled, reason }), letter(language));
    expect(refused.text).toContain(reason);
    expect(refused.text).toMatch(/stays cancelled|sigue cancelado/);
    expect(refused.text).not.toMatch(/stay reserved|siguen reservados|Banco Pichincha/);
  },
);

test.each([
  ["en", "An item of order 1A2B3C4D is no longer available", "you get your money back"],
  ["es", "Un artículo del pedido 1A2B3C4D ya no está disponible", "te devolveremos el dinero"],
] as const)(
  "says in %s that an item is sold out, and not that the time ended",
  (language, ...words) => {
    const cancelled = { ...order, language, status: "cancelled" as const };
    const { text, html } = paymentExpired(
      mail({ order: cancelled, ended: "sold_out" }),
      letter(language),
    );
    for (const part of words) expect(text).toContain(part);
    expect(text).not.toMatch(/not paid in time|no se pagó a tiempo/);
    expect(html).not.toContain("/bag?");
  },
);

test.each([
  ["en", "Gemma Luce: order 1A2B3C4D was cancelled", "there is nothing to pay"],
  ["es", "Gemma Luce: el pedido 1A2B3C4D se canceló", "no debes nada"],
] as const)("says in %s that an accepted order was cancelled and nothing is owed", (...words) => {
  const [language, subject, lead] = words;
  const cancelled = { ...order, ...cashOnDelivery, language, status: "cancelled" as const };
  const i18n = serverI18n(language, "mail");
  const letter = orderCancelled(cancelled, PAGE, i18n, EMPTY_SHOP_INFORMATION);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(lead);
  expect(letter.text).not.toMatch(/could not accept|in the shop again/);
});

test("tells the owner not to pack an order that awaits its payment", () => {
  const parts = {
    language: "en" as const,
    i18n: serverI18n("en", "mail"),
    customerI18n: serverI18n("es", "mail"),
    orderUrl: "https://shop.test/admin/orders/1",
    storeUrl: "https://shop.test",
  };
  expect(awaitingOrderNews("order_awaiting", order, parts).text).toContain("Do not pack it yet.");
  expect(awaitingOrderNews("order_awaiting", atPickup, parts).text).toContain(
    "Ana Pérez picks the order up and pays $563.50 then. Please accept the order.",
  );
  expect(awaitingOrderNews("proof_received", order, parts).subject).toBe(
    "Gemma Luce: a receipt for order 1A2B3C4D",
  );
});

test("confirms a cash order with what is still to be paid", () => {
  const cash = { ...order, paymentMethod: "cash_on_delivery" as const, status: "pending" as const };
  const { text } = orderConfirmation(cash, PAGE, serverI18n("en", "mail"));
  expect(text).toContain("Cash on delivery");
  expect(text).toContain("Amount to pay");
  expect(text).not.toContain("Transaction ID");
});
