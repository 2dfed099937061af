// @vitest-environment happy-dom

import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ERROR_CODES, type ErrorCode, ShopError } from "#app/domain/shop/shop-error.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ErrorMessage } from "./error-message.tsx";

const ENGLISH = setupI18n({ locale: "en", messages: { en: {} } });
const SPANISH = serverI18n("es", "admin");

function textOf(
  code: ErrorCode,
  hint: string | null = null,
  i18n: I18n = ENGLISH,
  isRead = false,
): string {
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ErrorMessage error={new ShopError(code, "value too long", hint)} isRead={isRead} />
    </I18nProvider>,
  );
  return document.querySelector("[role=alert]")?.textContent ?? "";
}

test.each([
  ["NOT_SIGNED_IN", "You are signed out. Nothing was changed; please sign in again."],
  ["NOT_STAFF", "You are signed out. Nothing was changed; please sign in again."],
  ["NOT_CONFIGURED", "Supabase not configured"],
  [
    "UNAVAILABLE",
    "The database does not answer. It is not known whether anything was saved; please try again.",
  ],
  ["DUPLICATE", "This name is already taken. Please choose another."],
  ["NOT_FOUND", "It was deleted meanwhile, so there is nothing left to change."],
  ["REJECTED", "This was rejected. Please check what you entered and try again."],
  ["CHECKOUT_FAILED", "This was rejected. Please check what you entered and try again."],
  ["CHECKOUT_ERASED", "The address of this checkout was erased. Return the money."],
  ["INVALID_PERSON", "Please enter a valid email address or phone number."],
  ["INVALID_CUSTOMER", "Please check what you entered about the customer."],
  ["OUT_OF_STOCK", "The items were sold meanwhile. Restock them, or give back what was paid."],
  ["CHECKOUT_NOT_FOUND", "There is no checkout with this reference."],
] as const)("shows the message of %s", (code, text) => {
  expect(textOf(code)).toBe(text);
});

test.each(ERROR_CODES)("shows %s in Spanish, without the server's message", (code) => {
  const text = textOf(code, null, SPANISH);
  expect(text).not.toMatch(/^$|value too long/);
  expect(text).not.toBe(textOf(code));
});

test("says nothing about saving when a read has failed", () => {
  expect(textOf("UNAVAILABLE", null, ENGLISH, true)).toBe(
    "The database does not answer. Please try again.",
  );
  expect(textOf("NOT_FOUND", null, ENGLISH, true)).toBe("It does not exist, or it was deleted.");
});

test("names the field in which PayPhone and the order differ", () => {
  expect(textOf("PAYMENT_CONTRADICTED", "amount")).toBe(
    "PayPhone shows another amount for this payment.",
  );
});
