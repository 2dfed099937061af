import { expect, test } from "vitest";
import type { PaymentDetailsChange } from "#app/domain/payment/payment-details-change.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { paymentDetailsChanged } from "./payment-details-changed.ts";

const SETTINGS = "https://shop.test/admin/settings";
const change: PaymentDetailsChange = {
  method: "transfer",
  changedBy: "Ana Pérez",
  changedAt: "2026-11-27T15:30:00.000Z",
  changes: {
    instructions_es: { before: "Banco <A>\nCuenta 1", after: "Banco B\nCuenta 2" },
    instructions: { before: "Bank A", after: "" },
  },
};

test("shows who changed the bank account, when, and both texts", () => {
  const { subject, text, html } = paymentDetailsChanged(change, SETTINGS, serverI18n("en", "mail"));
  expect(subject).toBe("Gemma Luce: Your payment details were changed");
  expect(text).toMatch(/Payment Method: Bank transfer\nChanged by: Ana Pérez\nChanged on: .*10:30/);
  expect(text).toContain("How to pay, in Spanish: before\nBanco <A>\nCuenta 1\n");
  expect(text).toContain("How to pay, in Spanish: now\nBanco B\nCuenta 2\n");
  expect(text).toContain("How to pay, in English: before\nBank A\n");
  expect(text).toContain("How to pay, in English: now\n(empty)\n");
  expect(text).toContain(SETTINGS);
  expect(html).toContain("Banco &lt;A&gt;<br>Cuenta 1");
});

test("shows them in Spanish", () => {
  const { subject, text } = paymentDetailsChanged(change, SETTINGS, serverI18n("es", "mail"));
  expect(subject).toBe("Gemma Luce: Cambiaron tus datos de pago");
  expect(text).toContain("Cambiado por: Ana Pérez");
  expect(text).toContain("Cómo pagar, en español: antes\nBanco <A>\n");
  expect(text).toContain("Cómo pagar, en español: ahora\nBanco B\n");
});

test("shows no picture of a code to scan, and the number for WhatsApp", () => {
  const letter = (changes: PaymentDetailsChange["changes"], method: "deuna" | null) =>
    paymentDetailsChanged({ ...change, method, changes }, SETTINGS, serverI18n("en", "mail")).text;
  const picture = letter({ qr_image: { before: "data:a", after: "data:b" } }, "deuna");
  expect(picture).toContain("QR code: before\nA picture\n");
  expect(picture).toContain("QR code: now\nA new picture\n");
  const removed = letter({ qr_image: { before: "data:a", after: "" } }, "deuna");
  expect(removed).toContain("QR code: now\n(empty)\n");
  const number = letter({ whatsapp: { before: "", after: "+593992222222" } }, null);
  expect(number).toContain("WhatsApp: now\n+593992222222\n");
  expect(number).not.toContain("Payment Method");
});
