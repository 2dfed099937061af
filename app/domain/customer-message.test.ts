import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { customerMessage, payLinkMessage } from "./customer-message.ts";

const order = { id: "0b1c2d3e-0000-4000-8000-00001a2b3c4d", customerName: "Ana Pérez" };

test.each([
  ["en", "Hello Ana Pérez, this is Gemma Luce about your order 1A2B3C4D."],
  ["es", "Hola, Ana Pérez: te escribimos de Gemma Luce por tu pedido 1A2B3C4D."],
] as const)(
  "greets in %s with name, brand and order number, in the desk and in emails",
  (language, text) => {
    for (const part of ["admin", "mail"] as const) {
      expect(customerMessage(order, serverI18n(language, part))).toBe(text);
    }
  },
);

test("sends a link to pay with items, total and until when, in the customer's language", () => {
  const items = [
    { sku: "1", name: "Silk Wrap Dress", nameEs: "Vestido de seda", quantity: 2, price: 100 },
    { sku: "2", name: "Belt", nameEs: null, quantity: 1, price: 100 },
  ].map((item, place) => ({
    ...item,
    size: place ? "One Size" : "M",
    color: "Cream",
    image: null,
  }));
  const made = {
    ...order,
    items,
    total: 5175,
    language: "es" as const,
    paymentDueAt: "2026-11-26T15:00:00.000Z",
  };
  expect(payLinkMessage(made, "https://shop.test/es/pay/1", serverI18n("es", "admin"))).toBe(
    [
      "Hola, Ana Pérez. Somos Gemma Luce. Preparamos para ti el pedido 1A2B3C4D:",
      "2 × Vestido de seda (M, Crema)",
      "1 × Belt (Talla única, Crema)",
      "Total: $51.75",
      "Reservado hasta: 26 nov 2026, 10:00 a. m.",
      "Aquí eliges cómo pagar: https://shop.test/es/pay/1",
    ].join("\n"),
  );
});
