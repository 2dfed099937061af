// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { MessageToCustomer } from "./message-to-customer.tsx";

const UNUSABLE = "This phone number cannot be opened in WhatsApp.";

const shown = (phone: string) =>
  renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "admin")}>
      <MessageToCustomer order={{ ...SAMPLE_ORDER, phone }} message="Hello" />
    </I18nProvider>,
  );

test("opens WhatsApp with the customer's number, or says that it cannot", () => {
  expect(shown("+593991234567")).toContain("https://wa.me/593991234567");
  expect(shown("12")).toContain(UNUSABLE);
});

test("speaks of no phone number where there is none", () => {
  expect(shown("")).toContain("Hello");
  expect(shown("")).not.toContain("WhatsApp");
});
