import { expect, test } from "vitest";
import { PAYMENT_PROBLEMS } from "#app/domain/payment/payment-alert.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { paymentAlert } from "./payment-alert.ts";

const ADMIN = "https://shop.test/admin/orders";
const alert = {
  reference: "GL-1-a",
  transactionId: "23178284",
  orderId: null,
  customerName: "Ana <b>Pérez</b>",
  email: "ana@example.com",
  phone: "+593991234567",
  total: 56_350,
  isSandbox: null,
};
const SHOP = { adminUrl: ADMIN, isSandbox: false };

test.each(PAYMENT_PROBLEMS)(
  "%s tells the owner which payment, whose, how much and what to do",
  (problem) => {
    const { subject, text, html } = paymentAlert(
      { ...alert, problem },
      SHOP,
      serverI18n("en", "mail"),
    );
    const about = problem === "oversold" ? "An order" : "A payment";
    expect(subject).toContain(`Gemma Luce: ${about} `);
    for (const words of ["23178284", "GL-1-a", "$563.50", "ana@example.com", "+593991234567"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("dashboard");
    expect(html).toContain(`href="${ADMIN}"`);
    expect(html).not.toContain("<b>");
    expect(text).not.toContain("Order Number");
  },
);

test("shows the checkout's date of a payment known only by its reference", () => {
  const { text } = paymentAlert(
    {
      ...alert,
      problem: "restored_without_order",
      reference: "GL-1795300000000-0123456789abcdef0123456789abcdef",
      customerName: "",
      email: "",
      phone: "",
    },
    SHOP,
    serverI18n("en", "mail"),
  );
  expect(text).toContain("Checkout started: Nov 21, 2026");
  expect(text).not.toContain("Customer");
});

test("names no transaction where no card paid", () => {
  const { text } = paymentAlert(
    { ...alert, problem: "oversold", transactionId: null },
    SHOP,
    serverI18n("en", "mail"),
  );
  expect(text).toContain("cancel the order and return its payment, if any");
  expect(text).toContain("Reference: GL-1-a");
  expect(text).not.toContain("Transaction ID");
});

test("shows the order's number if there is an order", () => {
  const orderId = "0b1c2d3e-0000-4000-8000-00001a2b3c4d";
  const { text } = paymentAlert(
    { ...alert, problem: "reversal_refused", orderId },
    SHOP,
    serverI18n("en", "mail"),
  );
  expect(text).toContain("Order Number: 1A2B3C4D");
});

test.each([
  { order: null, shop: true, says: true },
  { order: null, shop: false, says: false },
  { order: true, shop: false, says: true },
  { order: false, shop: true, says: false },
])("takes the sandbox mark from the order, else from the shop: %o", ({ order, shop, says }) => {
  const { subject, text, html } = paymentAlert(
    { ...alert, problem: "mismatch", isSandbox: order },
    { ...SHOP, isSandbox: shop },
    serverI18n("en", "mail"),
  );
  for (const part of [subject, text, html]) expect(part.includes("SANDBOX")).toBe(says);
});
