// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ErrorCode, ShopError } from "#app/domain/shop-error.ts";
import { ErrorMessage } from "./error-message.tsx";

function textOf(code: ErrorCode, hint: string | null = null): string {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  document.body.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ErrorMessage error={new ShopError(code, "value too long", hint)} />
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
  ["DUPLICATE", "There is one of that name already. Please choose another."],
  ["NOT_FOUND", "It was deleted meanwhile, so there is nothing left to change."],
  ["REJECTED", "This was rejected: value too long"],
  ["CHECKOUT_FAILED", "This was rejected: value too long"],
  ["OUT_OF_STOCK", "The items were sold meanwhile. Restock them, or give back what was paid."],
  ["CHECKOUT_NOT_FOUND", "There is no checkout with this reference."],
] as const)("shows the message of %s", (code, text) => {
  expect(textOf(code)).toBe(text);
});

test("names the field in which PayPhone and the order differ", () => {
  expect(textOf("PAYMENT_CONTRADICTED", "amount")).toBe(
    "PayPhone shows another amount for this payment.",
  );
});
