import { expect, test } from "vitest";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { orderConfirmation } from "./order-confirmation.ts";
import { visibleText } from "./testing/visible-text.ts";

const RECEIPT = "https://shop.test/confirmation?clientTransactionId=GL-1-a";
const english = serverI18n("en", "mail");

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
  "$563.50",
  "Av. Amazonas",
  "170143 Quito, Pichincha",
  "What happens next?",
  "Your order will be processed within 1-2 business days",
  "You'll receive tracking information when your order ships",
  "Estimated delivery: 3-5 business days",
  "support@gemmaluce.com",
];

const SAID_IN_SPANISH = [
  "¡Grazie mille!",
  "1A2B3C4D",
  "21 de noviembre de 2026",
  "Vestido cruzado de seda",
  "Talla: M",
  "Color: Crema",
  "$490.00",
  "$563.50",
  "170143 Quito, Pichincha",
];

test("contains the confirmation page's content in HTML and text", () => {
  const { subject, text, html } = orderConfirmation(SAMPLE_ORDER, RECEIPT, english);
  expect(subject).toBe("Gemma Luce: order 1A2B3C4D is confirmed");
  expect(html).toContain('<html lang="en">');
  for (const words of SAID) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  expect(text).toContain(RECEIPT);
  expect(html).toContain(`href="${RECEIPT}"`);
});

test("confirms a Spanish order in Spanish, with Spanish product names", () => {
  const order = { ...SAMPLE_ORDER, language: "es" as const };
  const { subject, text, html } = orderConfirmation(order, RECEIPT, serverI18n("es", "mail"));
  expect(subject).not.toContain("confirmed");
  expect(html).toContain('<html lang="es">');
  for (const words of SAID_IN_SPANISH) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  for (const words of ["Silk Wrap Dress", "Quantity", "What happens next?", "Subtotal:  "]) {
    expect(text).not.toContain(words);
  }
});

test.each([
  ["en", ["Discount (HOLA10): −$49.00", "Shipping: $4.00", "Total: $511.75"]],
  ["es", ["Descuento (HOLA10): −$49.00", "Envío: $4.00", "Total: $511.75"]],
] as const)("has in %s a line for the discount and one for the delivery", (language, lines) => {
  const order = { ...SAMPLE_ORDER, language, discountCode: "HOLA10", discount: 4900 };
  const costs = { deliveryAmount: 400, tax: 6675, total: 51_175 };
  const words = serverI18n(language, "mail");
  const { text, html } = orderConfirmation({ ...order, ...costs }, RECEIPT, words);
  for (const line of lines) expect(text).toContain(line);
  expect(visibleText(html)).toContain("−$49.00");
  expect(orderConfirmation(SAMPLE_ORDER, RECEIPT, english).text).not.toContain("Discount");
});

test("says that lines include IVA where they add up to more than the subtotal", () => {
  const taxed = { pricesIncludeTax: true, subtotal: 24_500, tax: 3675, total: 28_175 };
  const items = SAMPLE_ORDER.items.map((item) => ({ ...item, quantity: 1, price: 28_175 }));
  const { text } = orderConfirmation({ ...SAMPLE_ORDER, ...taxed, items }, RECEIPT, english);
  expect(text).toContain("$281.75 each · IVA included");
  expect(text).toContain("Subtotal: $245.00");
  expect(orderConfirmation(SAMPLE_ORDER, RECEIPT, english).text).not.toContain("IVA included");
});

test.each([
  ["en", "SANDBOX: no real payment"],
  ["es", "SANDBOX: no es un pago real"],
] as const)(
  "in %s an order that the sandbox paid for says so above everything",
  (language, mark) => {
    const order = { ...SAMPLE_ORDER, language, isSandbox: true };
    const words = serverI18n(language, "mail");
    const { subject, text, html } = orderConfirmation(order, RECEIPT, words);
    const real = orderConfirmation({ ...order, isSandbox: false }, RECEIPT, words);
    expect(subject).toBe(`[SANDBOX] ${real.subject}`);
    expect(text).toBe(`*** ${mark} ***\n\n${real.text}`);
    expect(visibleText(html).trim()).toMatch(new RegExp(`^${mark}`));
    for (const part of Object.values(real)) expect(part).not.toContain("SANDBOX");
  },
);

test("escapes every value", () => {
  const evil = `"><img src=x onerror='alert(1)'>&amp;`;
  const { html } = orderConfirmation(
    {
      ...SAMPLE_ORDER,
      customerName: evil,
      transactionId: evil,
      shippingAddress: {
        address: evil,
        landmark: evil,
        city: evil,
        province: evil,
        postalCode: evil,
        country: evil,
      },
      items: SAMPLE_ORDER.items.map((item) => ({ ...item, name: evil, size: evil, color: evil })),
    },
    `https://shop.test/?x=${evil}`,
    english,
  );
  expect(html).not.toContain("<img");
  expect(html).not.toContain("onerror='");
  expect(
    html.match(/&quot;&gt;&lt;img src=x onerror=&#39;alert\(1\)&#39;&gt;&amp;amp;/g)?.length,
  ).toBeGreaterThan(9);
});

test("shows the one size translated and without a label, and keeps the owner's own color", () => {
  const items = SAMPLE_ORDER.items.map((item) => ({
    ...item,
    size: "One Size",
    color: "Verde Loja",
  }));
  const order = { ...SAMPLE_ORDER, language: "es" as const, items };
  const { text } = orderConfirmation(order, RECEIPT, serverI18n("es", "mail"));
  expect(text).toContain("Cantidad: 2 · Talla única · Color: Verde Loja");
  expect(orderConfirmation({ ...order, language: "en" }, RECEIPT, english).text).toContain(
    "Quantity: 2 · One Size · Color: Verde Loja",
  );
});

test("shows no size and color for an item without them", () => {
  const items = SAMPLE_ORDER.items.map((item) => ({ ...item, size: "", color: "" }));
  const { text } = orderConfirmation({ ...SAMPLE_ORDER, items }, RECEIPT, english);
  expect(text).toContain("Quantity: 2 · $245.00 each");
});

test("shows the pictures of items by absolute URLs, without an alternative text, and none in the text", () => {
  const items = SAMPLE_ORDER.items.map((item) => ({
    ...item,
    image: "/plates/silk-wrap-dress-front-1200.jpg",
  }));
  const { text, html } = orderConfirmation({ ...SAMPLE_ORDER, items }, RECEIPT, english);
  expect(html).toContain(
    '<img src="https://shop.test/plates/silk-wrap-dress-front-400.jpg" alt="" width="72" style=',
  );
  expect(text).not.toContain("/plates/");
});

test("keeps a hostile picture's URL inside its attribute", () => {
  const image = 'https://evil.test/"onerror="alert(1)".jpg';
  const items = SAMPLE_ORDER.items.map((item) => ({ ...item, image }));
  const { html } = orderConfirmation({ ...SAMPLE_ORDER, items }, RECEIPT, english);
  expect(html).not.toContain('"onerror="');
});

const INFORMATION = {
  ...EMPTY_SHOP_INFORMATION,
  legalName: "Gemma Luce S.A.S.",
  ruc: "1790012345001",
  postalAddress: "Av. Amazonas N34-120, Quito",
  whatsapp: "+593991234567",
  returnDays: 15,
  returnTerms: "Unworn.\nWith tags.",
  preparationDays: 2,
  deliveryDaysMin: 3,
  deliveryDaysMax: 5,
};

test("names the days of shipment and delivery, the returns and the seller", () => {
  const { text, html } = orderConfirmation(SAMPLE_ORDER, RECEIPT, english, INFORMATION);
  for (const words of [
    "We will send it by Tuesday, November 24.",
    "It should arrive between Friday, November 27 and Tuesday, December 1.",
    "Returns within 15 business days of delivery",
    "With tags.",
    "Gemma Luce S.A.S. · RUC 1790012345001",
    "Av. Amazonas N34-120, Quito",
    "WhatsApp +593 99 123 4567",
  ]) {
    expect(text).toContain(words);
    expect(visibleText(html)).toContain(words);
  }
  // No second promise beside the days.
  expect(text).not.toMatch(/1-2|3-5/);
});

test("counts the days of an order that is paid later from its payment", () => {
  const order = {
    ...SAMPLE_ORDER,
    createdAt: "2026-11-23T15:00:00.000Z",
    confirmedAt: "2026-11-26T15:00:00.000Z",
  };
  const information = { ...INFORMATION, preparationDays: 1 };
  const { text } = orderConfirmation(order, RECEIPT, english, information);
  expect(text).toContain("We will send it by Friday, November 27.");
  expect(text).toContain("It should arrive between Wednesday, December 2 and Friday, December 4.");
});

test("says nothing about empty settings", () => {
  const { text } = orderConfirmation(SAMPLE_ORDER, RECEIPT, english);
  expect(text).not.toMatch(/We will send it|should arrive|Returns within|RUC|WhatsApp/);
});

test.each([
  ["en", "Ecuador's consumer law lets you return what you buy online."],
  [
    "es",
    "La ley ecuatoriana de defensa del consumidor te permite devolver lo que compras en línea.",
  ],
] as const)(
  "names the right of return in %s while the owner has set no terms",
  (language, right) => {
    const i18n = serverI18n(language, "mail");
    expect(orderConfirmation(SAMPLE_ORDER, RECEIPT, i18n).text).toContain(right);
    expect(orderConfirmation(SAMPLE_ORDER, RECEIPT, i18n, INFORMATION).text).not.toContain(right);
  },
);
