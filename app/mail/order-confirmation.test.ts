import { expect, test } from "vitest";
import type { Order } from "#app/domain/order.ts";
import { english } from "#app/i18n/english.ts";
import { orderConfirmation } from "./order-confirmation.ts";

const RECEIPT = "https://shop.test/confirmation?clientTransactionId=GL-1-a";

const order: Order = {
  id: "0b1c2d3e-0000-4000-8000-00001a2b3c4d",
  reference: "GL-1-a",
  customerName: "Ana Pérez",
  email: "ana@example.com",
  phone: "+593991234567",
  shippingAddress: {
    address: "Av. Amazonas",
    city: "Quito",
    postalCode: "170143",
    country: "Ecuador",
  },
  items: [
    {
      sku: "a",
      name: "Silk Wrap Dress",
      quantity: 2,
      price: 24_500,
      size: "M",
      color: "Cream",
      image: null,
    },
  ],
  subtotal: 49_000,
  tax: 7350,
  total: 56_350,
  transactionId: "23178284",
  status: "pending",
  trackingNumber: null,
  createdAt: "2026-11-22T03:30:00.000Z",
};

const visible = (html: string) =>
  html
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** What the confirmation page says. */
const SAID = [
  "Grazie Mille!",
  "Your order has been confirmed",
  "1A2B3C4D",
  "Ana Pérez",
  "November 21, 2026",
  "Payphone",
  "23178284",
  "Silk Wrap Dress",
  "Quantity: 2",
  "Size: M",
  "Color: Cream",
  "$490.00",
  "$245.00 each",
  "Subtotal",
  "Tax (IVA 15%)",
  "$73.50",
  "Total",
  "$563.50",
  "Av. Amazonas",
  "170143 Quito",
  "What happens next?",
  "Your order will be processed within 1-2 business days",
  "You'll receive tracking information when your order ships",
  "Estimated delivery: 3-5 business days",
  "support@gemmaluce.com",
];

test("HTML and text say what the confirmation page says", () => {
  const { subject, text, html } = orderConfirmation(order, RECEIPT, english);
  expect(subject).toBe("Gemma Luce: order 1A2B3C4D is confirmed");
  for (const words of SAID) {
    expect(text).toContain(words);
    expect(visible(html)).toContain(words);
  }
  expect(text).toContain(RECEIPT);
  expect(html).toContain(`href="${RECEIPT}"`);
});

test("no value becomes markup", () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`;
  const { html } = orderConfirmation(
    {
      ...order,
      customerName: evil,
      transactionId: evil,
      shippingAddress: { address: evil, city: evil, postalCode: evil, country: evil },
      items: order.items.map((item) => ({ ...item, name: evil, size: evil, color: evil })),
    },
    `https://shop.test/?x=${evil}`,
    english,
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("onerror='");
  expect(
    html.match(/&quot;&gt;&lt;img src=x onerror=&#39;alert\(1\)&#39;&gt;&amp;amp;/g)?.length,
  ).toBeGreaterThan(8);
});

test("an item without size and colour has none", () => {
  const items = order.items.map((item) => ({ ...item, size: "", color: "" }));
  const { text } = orderConfirmation({ ...order, items }, RECEIPT, english);
  expect(text).toContain("Quantity: 2 · $245.00 each");
});
