// @vitest-environment happy-dom

import { act, type ReactElement } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { SAMPLE_TAXONOMY_ENTRY } from "#app/domain/testing/sample-taxonomy-entry.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { DiscountsPage } from "../discounts/discounts-page.tsx";
import { DeliveryZonesSection } from "../settings/delivery/delivery-zones-section.tsx";
import { useDeliveryZonesForm } from "../settings/delivery/use-delivery-zones-form.ts";
import { TaxRateList } from "../settings/pricing/tax-rate-list.tsx";
import { ChartPanel } from "../size-charts/chart-panel.tsx";
import { TaxonomyPage } from "../taxonomy/taxonomy-page.tsx";

const CHART = { id: "s", version: "1", categories: [], sizes: [] };

function Taxonomy() {
  const categories = useLoaderData<TaxonomyEntry[]>();
  return (
    <TaxonomyPage categories={categories} collections={[]} swatches={[]} chosen={[]} charts={[]} />
  );
}

const DISCOUNTS = (
  <DiscountsPage codes={[]} collections={[]} pricesIncludeTax today="2026-11-26" error={null} />
);

const ZONE = { ...FREE_EVERYWHERE, nameEs: "", price: 0 };

const ZONES = {
  zones: [
    { ...ZONE, id: "q", name: "Quito" },
    { ...ZONE, id: "g", name: "Guayaquil" },
  ],
  version: "1",
};

const SIZES = ["S", "M"].map((size) => ({ size, elsewhere: {}, body: {}, garment: {} }));

function Zones() {
  const pricing = { pricesIncludeTax: true, taxBasisPoints: 1500 };
  return <DeliveryZonesSection form={useDeliveryZonesForm(ZONES)} pricing={pricing} />;
}

function Rates() {
  const isRemoved = useLoaderData<TaxonomyEntry[]>().length === 0;
  const rates = [{ validFrom: "2027-01-01", basisPoints: 800 }];
  return <TaxRateList rates={isRemoved ? [] : rates} today="2026-11-26" />;
}

let entries: TaxonomyEntry[];
let unmount = () => {};

beforeEach(() => {
  entries = [SAMPLE_TAXONOMY_ENTRY];
});

afterEach(() => unmount());

async function open(element: ReactElement) {
  const router = createMemoryRouter([
    {
      path: "/",
      element,
      HydrateFallback: () => null,
      loader: () => entries,
      action: () => {
        entries = [];
        return { error: null };
      },
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return router;
}

const nameOf = (element: Element | null) =>
  element?.getAttribute("aria-label") ?? element?.textContent;

/** Press a button with the keyboard's focus on it. */
async function press(name: string) {
  const button = [...document.querySelectorAll("button")].find((found) => nameOf(found) === name);
  await act(async () => {
    button?.focus();
    button?.click();
  });
}

test.each([
  ["Rename Silk", "Cancel", <Taxonomy key="c" />],
  ["Add Code", "Cancel", DISCOUNTS],
  [
    "Edit the size chart: No category",
    "Cancel",
    <ChartPanel key="p" charts={[CHART]} categories={[]} />,
  ],
  ["Add a size chart", "Cancel", <ChartPanel key="a" charts={[]} categories={[]} />],
])("returns the focus to %s", async (opener, close, element) => {
  await open(element);
  await press(opener);
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
  await press(close);
  expect(nameOf(document.activeElement)).toBe(opener);
});

test("moves the focus from a removed entry to the heading of its list", async () => {
  await open(<Taxonomy />);
  await press("Rename Silk");
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  await act(async () => document.querySelector<HTMLFormElement>("li form")?.requestSubmit());
  expect(nameOf(document.activeElement)).toBe("Categories");
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});

test("leaves the page where someone reads when a reload changes a list", async () => {
  const router = await open(<Taxonomy />);
  entries = [];
  await act(async () => router.revalidate());
  expect(document.querySelector("li")).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test("moves the focus from a removed zone to the next one, then to the button that adds one", async () => {
  await open(<Zones />);
  await press("Delete this zone: Quito");
  expect(document.activeElement?.closest("fieldset")?.textContent).toContain("Guayaquil");
  await press("Delete this zone: Guayaquil");
  expect(nameOf(document.activeElement)).toBe("Add Zone");
});

test("moves the focus from a removed size to the next one, then to the button that adds one", async () => {
  await open(<ChartPanel charts={[{ ...CHART, sizes: SIZES }]} categories={[]} />);
  await press("Edit the size chart: No category");
  await press("Remove S");
  expect(nameOf(document.activeElement)).toBe("Remove M");
  await press("Remove M");
  expect(nameOf(document.activeElement)).toBe("Add a size");
});

test("leaves the focus when the button of a removed size did not have it", async () => {
  await open(<ChartPanel charts={[{ ...CHART, sizes: SIZES }]} categories={[]} />);
  await press("Edit the size chart: No category");
  const focused = document.activeElement;
  const buttonsOfRows = () => [...document.querySelectorAll<HTMLButtonElement>("tbody button")];
  await act(async () => buttonsOfRows()[1]?.click());
  expect(buttonsOfRows().map(nameOf)).toEqual(["Remove S"]);
  expect(document.activeElement).toBe(focused);
});

test("moves the focus from a removed rate to the list", async () => {
  await open(<Rates />);
  await press("Remove 8% from January 1, 2027");
  expect(nameOf(document.activeElement)).toBe("Rates of IVA");
});

test("leaves the focus where it is", async () => {
  await open(
    <>
      <Taxonomy />
      <input id="elsewhere" />
    </>,
  );
  await press("Rename Silk");
  document.getElementById("elsewhere")?.focus();
  await act(async () => document.querySelector<HTMLFormElement>("li form")?.requestSubmit());
  expect(document.activeElement?.id).toBe("elsewhere");
});
