import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { newOrder } from "./new-order.ts";
import { visibleText } from "./testing/visible-text.ts";

const ORDER_URL = "https://shop.test/admin/orders/1";

const compose = (language: "en" | "es", order = SAMPLE_ORDER) =>
  newOrder(order, {
    language,
    i18n: serverI18n(language, "mail"),
    customerI18n: serverI18n(order.language, "mail"),
    orderUrl: ORDER_URL,
    storeUrl: "https://shop.test",
  });

test("tells the owner who bought what, for how much and where to send it", () => {
  const { subject, text, html } = compose("en");
  expect(subject).toBe("Gemma Luce: new order 1A2B3C4D, $563.50");
  for (const words of [
    "1A2B3C4D",
    "Nov 21, 2026, 10:30 PM",
    "Ana Pérez",
    "ana@example.com",
    "+593991234567",
    "Silk Wrap Dress",
    "170143 Quito, Pichincha",
  ]) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  expect(html).toContain(`href="${ORDER_URL}"`);
});

test("links to the customer's WhatsApp with a text in the language of the order", () => {
  const spanish = { ...SAMPLE_ORDER, language: "es" as const };
  const { text } = compose("en", spanish);
  expect(text).toContain("A new order");
  const [, message = ""] = /https:\/\/wa\.me\/593991234567\?text=(\S+)/.exec(text) ?? [];
  expect(decodeURIComponent(message)).toBe(
    "Hola, Ana Pérez: te escribimos de Gemma Luce.\n" +
      "Tu pedido 1A2B3C4D está confirmado y recibimos tu pago de $563.50.\n" +
      "Tu recibo: https://shop.test/es/orders/GL-1-a",
  );
});

test("is in the owner's language, whatever the order's", () => {
  const { subject, text } = compose("es");
  expect(text).toContain("Vestido cruzado de seda");
  expect(`${subject} ${text.replace(/https:\S+/g, "")}`).not.toMatch(/\border\b|\bbought\b/i);
});

test("has no WhatsApp link without a valid number, and escapes every value", () => {
  const order = { ...SAMPLE_ORDER, phone: "none", customerName: "<img src=x>" };
  const { text, html } = compose("en", order);
  expect(text).not.toContain("wa.me");
  expect(html).not.toContain("<img");
});
