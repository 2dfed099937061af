// @vitest-environment happy-dom

import type { ComponentType } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { TaxonomyEntry } from "#app/domain/catalogue/taxonomy-entry.ts";
import { EMPTY_DISCOUNT_DRAFT } from "#app/domain/discount/discount-draft.ts";
import { EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import {
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
} from "#app/domain/product-editing/product-form.ts";
import { variantKey } from "#app/domain/product-editing/product-variants.ts";
import { SAMPLE_INVOICE_SETTINGS } from "#app/domain/testing/sample-invoice-settings.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { discountComparison } from "../discounts/discount-comparison.tsx";
import { INVOICE_SETTINGS_COMPARISON } from "../invoices/invoice-settings-comparison.tsx";
import { ConflictNotice } from "../products/conflict-notice.tsx";
import { chartComparison } from "../size-charts/chart-comparison.tsx";
import { type Comparison, ConflictAlert } from "./conflict-alert.tsx";

const PRODUCTS = [
  { id: "p1", name: "Wrap Dress" },
  { id: "p2", name: "Silk Scarf" },
];

let unmount = () => {};
afterEach(() => unmount());

/** Return the rows of a comparison: field, theirs, yours. */
async function rowsOf<Values extends object>(
  comparison: Comparison<Values>,
  theirs: Values,
  draft: Values,
) {
  const fields = (Object.keys(theirs) as (keyof Values)[]).filter(
    (field) => JSON.stringify(theirs[field]) !== JSON.stringify(draft[field]),
  );
  const form = { draft, conflict: { fields, theirs }, resolve: () => {} };
  const Component = () => <ConflictAlert form={form} comparison={comparison} />;
  return renderedRows(Component);
}

async function renderedRows(Component: ComponentType) {
  const Stub = createRoutesStub([
    { path: "/", Component },
    {
      path: "/admin/discounts/products",
      loader: () => ({ value: PRODUCTS, error: null }),
      HydrateFallback: () => null,
    },
  ]);
  unmount = await mount(<Stub />);
  return [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test("compares the terms of a discount code", async () => {
  const collections = [
    { id: "c3", displayName: "Amalfi" },
    { id: "c1", displayName: "Capri" },
  ] as TaxonomyEntry[];
  const theirs = {
    ...EMPTY_DISCOUNT_DRAFT,
    // As it is typed.
    value: "10 %",
    collectionIds: ["c1", "c2", "c3"],
    productIds: ["p1", "p2"],
    startsOn: "2026-12-01",
  };
  const mine = {
    ...EMPTY_DISCOUNT_DRAFT,
    kind: "amount" as const,
    value: "5",
    productIds: ["p1", "p3"],
    maxUses: "100",
  };
  expect(await rowsOf(discountComparison(collections, mine.kind), theirs, mine)).toEqual([
    ["Benefit", "Percent off", "An amount off"],
    ["Amount off in USD", "10%", "$5"],
    ["Collections", "Amalfi, Capri, A deleted collection", "–"],
    ["Products", "2 products: Wrap Dress, Silk Scarf", "2 products: Wrap Dress, A deleted product"],
    ["First day (optional)", "2026-12-01", "–"],
    ["Uses in all (optional)", "–", "100"],
  ]);
});

test("compares what belongs to a product", async () => {
  const draftWith = (changes: Partial<ProductDraft>) => ({ ...EMPTY_PRODUCT_DRAFT, ...changes });
  const key = variantKey("S", "Cream");
  const theirs = draftWith({
    companions: ["p1"],
    countsVariants: true,
    variantQuantities: { [key]: "2" },
  });
  const draft = draftWith({
    companions: ["p2"],
    collectionId: "deleted",
    variantQuantities: { [key]: "2" },
  });
  const fields = ["companions", "collectionId", "countsVariants", "variantQuantities"] as const;
  const form = { draft, conflict: { fields: [...fields], theirs }, resolve: () => {} };
  const taxonomy = { categories: [], collections: [] };
  expect(await renderedRows(() => <ConflictNotice form={form} taxonomy={taxonomy} />)).toEqual([
    ["Complete the look", "1 product: Wrap Dress", "1 product: Silk Scarf"],
    ["Collection", "–", "Deleted"],
    ["Stock per size and color", "S Cream: 2", "–"],
  ]);
});

test("compares the table of a size chart", async () => {
  const categories = [
    { id: "c2", name: "Blouses", chartId: null },
    { id: "c1", name: "Dresses", chartId: null },
  ];
  const row = (size: string, bust: string) => ({ key: size, cells: { size, "body.bust": bust } });
  const theirs = { ...EMPTY_CHART_DRAFT, categories: ["c1", "c2"], rows: [row("S", "84–87")] };
  const mine = {
    ...EMPTY_CHART_DRAFT,
    categories: ["deleted"],
    body: ["bust" as const],
    rows: [row("S", "85–88"), row("M", "")],
  };
  expect(await rowsOf(chartComparison(categories), theirs, mine)).toEqual([
    ["For the categories", "Blouses, Dresses", "Deleted"],
    ["Body measurements", "Bust, Waist, Hips", "Bust"],
    ["Sizes of the chart", "S: Bust of the body 84–87", "S: Bust of the body 85–88\nM"],
  ]);
});

test("compares the invoice settings", async () => {
  const theirs = { ...SAMPLE_INVOICE_SETTINGS, trade_name: "", is_rimpe: false };
  const mine = {
    ...theirs,
    trade_name: "Gemma",
    is_rimpe: true,
    environment: theirs.environment === "off" ? ("test" as const) : ("off" as const),
  };
  const rows = await rowsOf(INVOICE_SETTINGS_COMPARISON, theirs, mine);
  expect(rows).toContainEqual(["Trade name (optional)", "–", "Gemma"]);
  expect(rows).toContainEqual(["RIMPE regime", "No", "Yes"]);
  expect(rows.find(([name]) => name === "Environment")?.[2]).toMatch(/^(Off|Test):/);
});
