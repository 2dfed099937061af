// @vitest-environment happy-dom

import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, test } from "vitest";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import type { DiscountCode } from "#app/domain/discount/discount-code.ts";
import { adminOrderQueryFrom } from "#app/domain/order/admin-order-query.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import type { ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { SAMPLE_ORDER } from "#app/domain/testing/sample-order.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { DiscountScope } from "./discounts/discount-scope.tsx";
import { DiscountTerms } from "./discounts/discount-terms.tsx";
import { OrderLines } from "./orders/order-lines.tsx";
import { OrdersPage } from "./orders/orders-page.tsx";
import { StatusBadge } from "./orders/status-badge.tsx";
import { ProductRow } from "./products/product-row.tsx";
import { StockDemandContext } from "./products/stock-demand-context.ts";
import type { ProductTableActions } from "./products/use-product-table.ts";
import { VariantGrid } from "./products/variant-grid.tsx";
import { WaitingList } from "./products/waiting-list.tsx";
import { WaitingPage } from "./products/waiting-page.tsx";
import { ChannelsSection } from "./settings/channels/channels-section.tsx";
import { SwatchRow } from "./taxonomy/swatch-row.tsx";
import { TaxonomyEntryForm } from "./taxonomy/taxonomy-entry-form.tsx";
import { TaxonomyEntryRow } from "./taxonomy/taxonomy-entry-row.tsx";

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

test.each([true, false])("says whether an order's lines include IVA: %s", (pricesIncludeTax) => {
  const text = textOf(<OrderLines order={{ ...SAMPLE_ORDER, pricesIncludeTax }} />);
  expect(text.includes("IVA incluido")).toBe(pricesIncludeTax);
});

test("names a product, its colors and their swatches in Spanish", () => {
  const table = { selection: { isSelected: () => false } } as unknown as ProductTableActions;
  const product = {
    name: "Silk Wrap Dress",
    nameEs: "Vestido cruzado de seda",
    images: [] as string[],
    inventoryStatus: "in-stock",
  } as AdminProduct;
  const row = inSpanish(
    <table>
      <tbody>
        <ProductRow product={product} table={table} />
      </tbody>
    </table>,
  );
  expect(row.querySelector("th")?.textContent).toBe("Vestido cruzado de seda");
  expect(row.querySelector('[aria-label="Editar Vestido cruzado de seda"]')).not.toBeNull();
  expect(row.documentElement.outerHTML).not.toContain("Silk");

  const draft = { sizes: ["One Size"], colors: ["Black"], variantQuantities: {} };
  const grid = inSpanish(
    <VariantGrid draft={draft as ProductDraft} problem={undefined} onChange={() => {}} />,
  );
  expect(grid.querySelector("thead")?.textContent).toBe("Talla única");
  expect(grid.querySelector("tbody th")?.textContent).toBe("Negro");
  expect(grid.querySelector("input")?.getAttribute("aria-label")).toBe(
    "Cantidad de Talla única Negro",
  );

  const swatch = inSpanish(
    <SwatchRow swatch={{ name: "Black", hex: null }} isDeleted={false} onClose={() => {}} />,
  );
  expect(swatch.body.textContent).toContain("Negro");
  expect(swatch.querySelector("input")?.getAttribute("aria-label")).toBe(
    "Elegir la muestra de Negro",
  );
});

test("names the languages of feeds in Spanish", () => {
  const text = textOf(<ChannelsSection report={new Promise(() => {})} />);
  expect(text).toContain("Google, Pinterest: inglés");
  expect(text).toContain("Meta, WhatsApp: español");
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

test("names categories and collections in Spanish first", () => {
  const entry = {
    ...COLLECTIONS[0],
    description: "Clean lines.",
    descriptionEs: "Líneas limpias.",
  } as TaxonomyEntry;
  const row = inSpanish(
    <TaxonomyEntryRow kind="collections" entry={entry} isDeleted={false} onClose={() => {}} />,
  );
  expect(row.querySelector("p")?.textContent).toBe("Milán moderno · Modern Milan");
  expect(row.querySelector("span[lang]")?.getAttribute("lang")).toBe("en");
  expect(row.body.textContent).toContain("Líneas limpias.");
  const buttons = [...row.querySelectorAll("button")];
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
    "Editar Milán moderno",
    "Eliminar Milán moderno",
  ]);
});

test("asks in Spanish for the English and the Spanish name and description of a collection", () => {
  const form = inSpanish(<TaxonomyEntryForm kind="collections" submitLabel="" />);
  const fields = [...form.querySelectorAll("[lang]")].map((field) => [
    field.getAttribute("lang"),
    form.querySelector(`label[for="${field.id}"]`)?.textContent ?? "",
  ]);
  expect(fields).toEqual([
    ["es", "Nombre en español"],
    ["en", "Nombre en inglés"],
    ["es", "Descripción en español"],
    ["en", "Descripción en inglés"],
  ]);
});

test("names in Spanish the payments without an answer differently from orders that await theirs", () => {
  const query = adminOrderQueryFrom(new URLSearchParams());
  const page = inSpanish(
    <OrdersPage query={query} page={null} error={null} stopped={[]} openPayments={6} />,
  );
  const open = page.querySelector("a[href$='/orders/payments']")?.textContent;
  const awaiting = textOf(<StatusBadge order={{ ...SAMPLE_ORDER, status: "awaiting_payment" }} />);
  expect(open).toBe("6 pagos por revisar");
  expect(awaiting).toBe("Pago pendiente");
});
