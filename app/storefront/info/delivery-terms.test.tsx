import { I18nProvider } from "@lingui/react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type DeliveryZone, FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import ShippingPage from "./shipping-and-returns-page.tsx";
import TermsPage from "./terms-page.tsx";

const PICKUP = { address: "Av. Amazonas N34-120, Quito" };

function textOf(
  Page: ComponentType,
  zones: DeliveryZone[],
  preparationDays: number | null = null,
): string {
  const routes = [{ id: "root", path: "/", loader: () => null, element: <Page /> }];
  const notes = { pickup: PICKUP, returns: [], delivery: "", estimate: { preparationDays } };
  const hydrationData = { loaderData: { root: { zones, notes } } };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop", "checkout", "info")}>
      <RouterProvider router={createMemoryRouter(routes, { hydrationData })} />
    </I18nProvider>,
  );
  return html.replace(/<!-- -->|<[^>]+>/g, "");
}

test.each([
  ["free delivery", [FREE_EVERYWHERE]],
  ["costly delivery", [{ ...FREE_EVERYWHERE, name: "Ecuador", price: 500 }]],
  ["no delivery", []],
])("offers the pick-up of a shop with %s", (_what, zones) => {
  expect(textOf(ShippingPage, zones)).toContain(`pick up your order: ${PICKUP.address}`);
});

test("states a zone's cost and from what price it is free with IVA", () => {
  const zone = { ...FREE_EVERYWHERE, name: "Ecuador", price: 500, freeFrom: 10_000 };
  expect(textOf(ShippingPage, [zone])).toContain("$5.75, free from $115.00");
});

test("calls shipping free only where a shop delivers, and free", () => {
  expect(textOf(TermsPage, [FREE_EVERYWHERE])).toContain("Shipping is free.");
  expect(textOf(TermsPage, [{ ...FREE_EVERYWHERE, price: 500 }])).not.toContain("Shipping is free");
  expect(textOf(TermsPage, [])).not.toContain("Shipping is free");
});

test("states the specification's days, or the owner's", () => {
  expect(textOf(ShippingPage, [FREE_EVERYWHERE])).toContain(
    "Orders are processed within 1-2 business days and delivered within 3-5 business days.",
  );
  const zone = { ...FREE_EVERYWHERE, name: "Ecuador", daysMin: 6, daysMax: 8 };
  const text = textOf(ShippingPage, [zone], 5);
  expect(text).toContain("Orders are processed within 5 business days.");
  expect(text).toContain("Ecuador: Free, 6-8 business days");
});
