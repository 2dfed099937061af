// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import type { DiscountCode } from "#app/domain/discount-code.ts";
import type { TaxonomyEntry } from "#app/domain/taxonomy-entry.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { DiscountScope } from "../discounts/discount-scope.tsx";
import { DiscountTerms } from "../discounts/discount-terms.tsx";
import { OpenPaymentsLink } from "../orders/open-payments-link.tsx";
import { OrderLines } from "../orders/order-lines.tsx";
import { StatusBadge } from "../orders/status-badge.tsx";
import { StockDemandContext } from "../products/stock-demand-context.ts";
import { WaitingList } from "../products/waiting-list.tsx";
import { WaitingPage } from "../products/waiting-page.tsx";
import { TaxonomyEntryForm } from "../taxonomy/taxonomy-entry-form.tsx";

const COLLECTIONS = [
  { id: "c", displayName: "Modern Milan", displayNameEs: "Milán moderno" } as TaxonomyEntry,
];

const DEMAND = [
  {
    productId: "p",
    name: "Silk Twill Scarf",
    nameEs: "Pañuelo de sarga",
    size: "One Size",
    color: "Navy",
    waiting: 2,
    since: "2026-11-21T12:00:00Z",
  },
];

function inSpanish(element: ReactNode): Document {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/es/admin"] });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("es", "admin")}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return new DOMParser().parseFromString(html, "text/html");
}

const textOf = (element: ReactNode) => inSpanish(element).body.textContent;

test("names the items of an order in Spanish", () => {
  const items = SAMPLE_ORDER.items.map((item) => ({ ...item, size: "One Size", color: "Navy" }));
  const text = textOf(<OrderLines order={{ ...SAMPLE_ORDER, items }} />);
  expect(text).toContain("Vestido cruzado de sedaTalla única · Azul marino");
});

test("names the collections of a discount code in Spanish", () => {
  const discount = { kind: "free_delivery", value: 0, collectionIds: ["c"], productIds: [] };
  const code = { minimum: null, startsOn: null, endsOn: null, ...discount } as never;
  const terms = (
    <DiscountTerms discount={code as DiscountCode} collections={COLLECTIONS} state="running" />
  );
  expect(textOf(terms)).toContain("Milán moderno");
  const scope = <DiscountScope draft={code} collections={COLLECTIONS} onChange={() => {}} />;
  expect(textOf(scope)).toContain("Milán moderno");
});

test("names in Spanish what people wait for", () => {
  expect(textOf(<WaitingPage demand={DEMAND} error={null} />)).toContain(
    "Pañuelo de sargaTalla única · Azul marino",
  );
  const list = (
    <StockDemandContext value={DEMAND}>
      <WaitingList productId="p" />
    </StockDemandContext>
  );
  expect(textOf(list)).toContain("Talla única, Azul marino");
});

test("asks in Spanish for the English and the Spanish name and description of a collection", () => {
  const form = inSpanish(<TaxonomyEntryForm kind="collections" submitLabel="" />);
  const fields = [...form.querySelectorAll("[lang]")].map((field) => [
    field.getAttribute("lang"),
    form.querySelector(`label[for="${field.id}"]`)?.textContent ?? "",
  ]);
  expect(fields).toEqual([
    ["en", "Nombre en inglés"],
    ["es", "Nombre en español (opcional)"],
    ["en", "Descripción en inglés"],
    ["es", "Descripción en español (opcional)"],
  ]);
});

test("names in Spanish the payments without an answer differently from orders that await theirs", () => {
  const open = textOf(<OpenPaymentsLink count={6} />);
  const awaiting = textOf(<StatusBadge order={{ ...SAMPLE_ORDER, status: "awaiting_payment" }} />);
  expect(open).toBe("6 pagos por revisar");
  expect(awaiting).toBe("Pago pendiente");
});
