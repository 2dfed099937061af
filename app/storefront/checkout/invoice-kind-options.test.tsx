import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { InvoiceBuyerKind } from "#app/domain/checkout/invoice-buyer.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { InvoiceKindOptions } from "./invoice-kind-options.tsx";

const CREDIT = "An invoice to a final consumer cannot be credited if you return the order.";

test.each<[InvoiceBuyerKind | "", boolean]>([
  ["final_consumer", true],
  ["cedula", false],
  ["", false],
])("says with the kind %j that its invoice cannot be credited: %s", (value, isSaid) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop", "checkout")}>
      <InvoiceKindOptions value={value} onChange={() => {}} allowsFinalConsumer isRequired />
    </I18nProvider>,
  );
  expect(html.includes(CREDIT)).toBe(isSaid);
  expect(html.includes("aria-describedby")).toBe(isSaid);
});
