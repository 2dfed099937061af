import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { customerMessage } from "./customer-message.ts";

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
