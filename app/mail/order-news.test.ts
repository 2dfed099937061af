import { expect, test } from "vitest";
import type { Order } from "#app/domain/order/order.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { orderShipped } from "./order-shipped.ts";
import { paymentReversed } from "./payment-reversed.ts";
import { visibleText } from "./testing/visible-text.ts";

const RECEIPT = "https://shop.test/confirmation?clientTransactionId=GL-1-a";
const english = serverI18n("en", "mail");
const shipped = {
  ...SAMPLE_ORDER,
  status: "shipped" as const,
  courier: "Servientrega",
  trackingNumber: "EC-4711",
};

test("shows courier, tracking number, items and address of a shipped order", () => {
  const { subject, text, html } = orderShipped(shipped, RECEIPT, english);
  expect(subject).toBe("Gemma Luce: order 1A2B3C4D is on its way");
  for (const words of [
    "Servientrega",
    "EC-4711",
    "Estimated delivery: 3-5 business days",
    "Silk Wrap Dress",
    "170143 Quito, Pichincha",
    "support@gemmaluce.com",
  ]) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  expect(html).toContain(`href="${RECEIPT}"`);
});

test("leaves out the parcel without courier and tracking number", () => {
  const { text } = orderShipped(
    { ...shipped, courier: null, trackingNumber: null },
    RECEIPT,
    english,
  );
  expect(text).toContain("is on its way");
  expect(text).not.toContain("Your parcel");
  expect(text).not.toContain("null");
});

test.each([
  ["en", "Amount to pay"],
  ["es", "Valor a pagar"],
] as const)("says in %s what is still to be paid on delivery", (language, words) => {
  const unpaid = {
    ...shipped,
    language,
    isPaid: false,
    paymentMethod: "cash_on_delivery" as const,
  };
  const { text } = orderShipped(unpaid, RECEIPT, serverI18n(language, "mail"));
  expect(text).toContain(`${words}: $563.50`);
  expect(orderShipped(shipped, RECEIPT, english).text).not.toContain("Amount to pay");
});

test("links the courier's tracking page first, and the receipt below", () => {
  const trackingPages = { Servientrega: "https://courier.test/track?a=1&guide={number}" };
  const information = { ...EMPTY_SHOP_INFORMATION, trackingPages };
  const { text, html } = orderShipped(shipped, RECEIPT, english, information);
  expect(text).toContain(
    `Track your parcel\nhttps://courier.test/track?a=1&guide=EC-4711\n\nView your receipt\n${RECEIPT}`,
  );
  expect(html).toContain('href="https://courier.test/track?a=1&amp;guide=EC-4711"');
  expect(html).toContain(`href="${RECEIPT}"`);
  expect(orderShipped(shipped, RECEIPT, english).text).not.toContain("Track your parcel");
});

const returned = { ...SAMPLE_ORDER, returnedByProvider: true };

test("shows the returned amount, and that the order is not sent", () => {
  const { subject, text } = paymentReversed(returned, RECEIPT, english);
  expect(subject).toBe("Gemma Luce: your payment for order 1A2B3C4D was returned");
  expect(text).toContain("We returned the full $563.50 to you through PayPhone");
  expect(text).toContain("The order will not be sent.");
});

test("does not say that an order is not sent which was", () => {
  const { text } = paymentReversed({ ...returned, wasSent: true }, RECEIPT, english);
  expect(text).toContain(
    "We returned the full $563.50 to you through PayPhone for order 1A2B3C4D.",
  );
  expect(text).not.toContain("will not be sent");
});

test.each(["transfer", "card"] as const)(
  "says that staff gave a %s back, without PayPhone",
  (paymentMethod) => {
    const { text } = paymentReversed({ ...SAMPLE_ORDER, paymentMethod }, RECEIPT, english);
    expect(text).toContain(
      "We returned the full $563.50 to you for order 1A2B3C4D. The order will not be sent.",
    );
    expect(text).not.toContain("PayPhone");
  },
);

test.each([
  ["en", "The order will not be handed over.", "will not be sent"],
  ["es", "El pedido no se entregará.", "no se enviará"],
] as const)("says in %s that a returned order cannot be picked up", (language, said, wrong) => {
  const delivery = { method: "pickup", address: "", note: "", noteEs: "" } as const;
  const order = { ...returned, language, delivery };
  const { text } = paymentReversed(order, RECEIPT, serverI18n(language, "mail"));
  expect(text).toContain(said);
  expect(text).not.toContain(wrong);
});

test.each([
  ["order_shipped", orderShipped],
  ["payment_reversed", paymentReversed],
])("sends %s in Spanish for a Spanish order", (_kind, compose) => {
  const order = { ...shipped, language: "es" as const };
  const { subject, text, html } = compose(order, RECEIPT, serverI18n("es", "mail"));
  expect(html).toContain('<html lang="es">');
  expect(`${subject} ${text}`).toContain("pedido");
  expect(text).toContain("Vestido cruzado de seda");
  expect(`${subject} ${text}`).not.toMatch(/\border\b|payment|returned/);
});

test.each([
  ["order_shipped", orderShipped],
  ["payment_reversed", paymentReversed],
])(
  "%s says SANDBOX in subject and body of an order that the sandbox paid for",
  (_kind, compose) => {
    const { subject, text, html } = compose({ ...shipped, isSandbox: true }, RECEIPT, english);
    expect(subject).toMatch(/^\[SANDBOX\] Gemma Luce: /);
    for (const body of [text, visibleText(html)])
      expect(body).toContain("SANDBOX: no real payment");
    for (const part of Object.values(compose(shipped, RECEIPT, english))) {
      expect(part).not.toContain("SANDBOX");
    }
  },
);

test("escapes every value", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const order = { ...shipped, courier: evil, trackingNumber: evil };
  expect(orderShipped(order, RECEIPT, english).html).not.toContain("<img");
});

test("says where an order can be picked up, in place of a parcel", () => {
  const delivery = {
    method: "pickup",
    address: "Av. República 12",
    note: "",
    noteEs: "De lunes a viernes",
  } as const;
  const trackingPages = { Servientrega: "https://courier.test/{number}" };
  const information = { ...EMPTY_SHOP_INFORMATION, trackingPages };
  const { subject, text } = orderShipped({ ...shipped, delivery }, RECEIPT, english, information);
  expect(subject).toBe("Gemma Luce: order 1A2B3C4D is ready to be picked up");
  for (const words of ["Av. República 12", "De lunes a viernes"]) expect(text).toContain(words);
  expect(text).not.toMatch(/EC-4711|Servientrega|courier\.test|Estimated|Amazonas/);
});

test.each([
  ["en", "is waiting for you in the shop", "Pick-up\nAna Pérez\nIn the shop"],
  ["es", "te espera en la tienda", "Retiro en tienda\nAna Pérez\nEn la tienda"],
] as const)(
  "says in %s that an order is in the shop where no address is set",
  (language, ...words) => {
    const delivery = { method: "pickup", address: "", note: "", noteEs: "" } as const;
    const order = { ...shipped, language, delivery };
    const { text } = orderShipped(order, RECEIPT, serverI18n(language, "mail"));
    for (const each of words) expect(text).toContain(each);
  },
);

test("promises the days of the order's zone", () => {
  const delivery = { ...SAMPLE_ORDER.delivery, daysMin: 1, daysMax: 2 } as Order["delivery"];
  const { text } = orderShipped({ ...shipped, delivery }, RECEIPT, english);
  expect(text).toContain("has left our atelier. Estimated delivery: 1-2 business days.");
});

test("promises the owner's days where the zone has none of its own", () => {
  const information = { ...EMPTY_SHOP_INFORMATION, deliveryDaysMin: 4, deliveryDaysMax: 7 };
  const { text } = orderShipped(shipped, RECEIPT, english, information);
  expect(text).toContain("has left our atelier. Estimated delivery: 4-7 business days.");
});
