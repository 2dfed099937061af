import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Order } from "#app/domain/order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { PaymentReversal } from "./payment-reversal.tsx";

const READING = {
  reversal: { state: "none", isOpen: true, closesAt: "2026-11-24T01:00:00.000Z" },
  error: null,
} as const;

test.each([
  ["en", "PayPhone gives this payment back until Nov 23, 2026, 8:00 PM."],
  ["es", "PayPhone devuelve este pago hasta el 23 nov 2026, 8:00 p. m."],
] as const)("ends the reversal's time in %s with one full stop", (language, expected) => {
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => <PaymentReversal order={{} as Order} reading={READING} />,
    },
  ]);
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "admin")}>
      <Stub />
    </I18nProvider>,
  );
  const status = /<p role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
  expect(status?.replaceAll(/\s/g, " ")).toBe(expected);
});
