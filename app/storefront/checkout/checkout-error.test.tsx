import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { addToBag } from "#app/domain/bag/bag.ts";
import { ERROR_CODES, type ErrorCode } from "#app/domain/shop/shop-error.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CheckoutError } from "./checkout-error.tsx";

const RULE = "Only 2 of Silk Wrap Dress are left.";

const ITEMS = addToBag(
  [],
  {
    product: {
      id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
      slug: "silk-wrap-dress",
      name: "Vestido cruzado de seda",
      price: 24500,
      collection: null,
      image: null,
    },
    size: "M",
    color: "Terracotta",
    quantity: 4,
  },
  1,
);

const shortage = (available: number) =>
  JSON.stringify({ productId: ITEMS[0]?.product.id, size: "M", color: "Terracotta", available });

function textFor(code: ErrorCode, language: "en" | "es", hint: string | null = null): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === "es" ? "/es/checkout" : "/checkout"]}>
      <I18nProvider i18n={serverI18n(language, "shop", "checkout", "orders")}>
        <CheckoutError error={{ code, message: RULE, hint }} items={ITEMS} />
      </I18nProvider>
    </MemoryRouter>,
  );
}

test("shows our message when no item is named", () => {
  const text = textFor("OUT_OF_STOCK", "en");
  expect(text).toContain("An item in your bag is no longer available in this quantity.");
});

test.each(["en", "es"] as const)("names the short item and how many are left (%s)", (language) => {
  const some = textFor("OUT_OF_STOCK", language, shortage(3));
  expect(some).toContain("Vestido cruzado de seda");
  expect(some).toContain("3");
  const none = textFor("OUT_OF_STOCK", language, shortage(0));
  expect(none).toContain("Vestido cruzado de seda");
  expect(none).not.toContain("0");
});

test("tells a shopper above the rate limit to wait", () => {
  expect(textFor("TOO_MANY_REQUESTS", "en")).toContain("Please wait a few minutes");
  expect(textFor("TOO_MANY_CHECKOUTS", "en")).toContain("wait a few minutes");
});

test("shows the limit of units and what to do", () => {
  expect(textFor("TOO_MANY_UNITS", "en", "30")).toContain("You can buy up to 30 items at once.");
  expect(textFor("TOO_MANY_UNITS", "es", "30")).toContain("Puedes comprar hasta 30 artículos");
  expect(textFor("TOO_MANY_HELD", "en", "20")).toContain("Please take fewer");
  expect(textFor("TOO_MANY_HELD", "es", "20")).toContain("hasta 20 unidades");
});

test.each([
  ["en", "not_configured", "at the moment. Supabase not configured"],
  ["es", "not_configured", "por el momento. Estamos resolviendo un problema"],
  ["en", "no_way_to_pay", "at the moment. Payment is not set up yet. Please contact the shop."],
  ["es", "no_way_to_pay", "por el momento. Todavía no se puede pagar aquí. Escríbenos."],
] as const)("shows in %s why the shop sells nothing: %s", (language, hint, text) => {
  expect(textFor("NOT_SELLABLE", language, hint)).toContain(text);
});

test.each([
  ["en", "An order costs at least $1.00. Please add something to your bag."],
  ["es", "El pedido mínimo es de $1.00. Agrega algo a tu bolsa."],
] as const)("says in %s what an order costs at least", (language, text) => {
  expect(textFor("TOTAL_TOO_SMALL", language)).toContain(text);
});

test.each(ERROR_CODES)("never shows the database's message for %s", (code) => {
  expect(textFor(code, "en")).not.toContain(RULE);
});

test.each(ERROR_CODES)("shows %s only in Spanish on a Spanish page", (code) => {
  const text = textFor(code, "es");
  expect(text).not.toContain(RULE);
  expect(text).not.toMatch(/\b(item|payment|please|your|bag)\b/i);
});
