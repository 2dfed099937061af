// @vitest-environment happy-dom

import { act, type ReactElement } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test } from "vitest";
import { EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import { SAMPLE_TAXONOMY_ENTRY } from "#app/domain/testing/sample-taxonomy-entry.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { DiscountForm } from "../discounts/discount-form.tsx";
import { ChartForm } from "../size-charts/chart-form.tsx";
import { TaxonomyEntryForm } from "../taxonomy/taxonomy-entry-form.tsx";

const none = () => {};
const UNNAMED = { ...SAMPLE_TAXONOMY_ENTRY, displayName: "" };
const CHART = {
  ...EMPTY_CHART_DRAFT,
  rows: ["1", "2"].map((key) => ({ key, cells: { size: "S" } })),
};

let unmount = () => {};

afterEach(() => unmount());

test.each<[string, ReactElement]>([
  [
    "discount code",
    <DiscountForm key="d" discount={null} collections={[]} pricesIncludeTax onDone={none} />,
  ],
  [
    "size chart",
    <ChartForm key="c" id="c" version={null} stored={CHART} categories={[]} onDone={none} />,
  ],
  ["category", <TaxonomyEntryForm key="t" kind="categories" entry={UNNAMED} submitLabel="Save" />],
])("focuses the first field of an opened %s, then the first invalid one", async (_, form) => {
  const router = createMemoryRouter([{ path: "/", element: form }]);
  unmount = await mount(<RouterProvider router={router} />);
  expect(document.activeElement).toBe(document.querySelector("input"));
  const last = [...document.querySelectorAll("button")].at(-1);
  last?.focus();
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(document.activeElement).toBe(document.querySelector("[aria-invalid=true]"));
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("leaves the focus where the form is always there", async () => {
  const form = <TaxonomyEntryForm kind="categories" submitLabel="Add" />;
  unmount = await mount(
    <RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />,
  );
  expect(document.activeElement).toBe(document.body);
});
