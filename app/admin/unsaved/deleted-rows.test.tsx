// @vitest-environment happy-dom

import { act, type ComponentType } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { SAMPLE_DISCOUNT_CODE } from "#app/domain/testing/sample-discount-code.ts";
import { SAMPLE_TAXONOMY_ENTRY } from "#app/domain/testing/sample-taxonomy-entry.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { DiscountsPage } from "../discounts/discounts-page.tsx";
import { outcomeOf } from "../form/outcome.ts";
import { TaxonomyPage } from "../taxonomy/taxonomy-page.tsx";

const CHART = {
  id: "s",
  version: "1",
  categories: [],
  sizes: [{ size: "S", elsewhere: {}, body: {}, garment: {} }],
};

/** Whether another editor has deleted everything. */
type Loaded = { isDeleted: boolean };

const useRows = <Row,>(row: Row): Row[] => (useLoaderData<Loaded>().isDeleted ? [] : [row]);

const Discounts = () => (
  <DiscountsPage
    codes={useRows(SAMPLE_DISCOUNT_CODE)}
    collections={[]}
    pricesIncludeTax
    today="2026-11-28"
    error={null}
  />
);

const Taxonomy = () => (
  <TaxonomyPage
    categories={useRows(SAMPLE_TAXONOMY_ENTRY)}
    collections={[]}
    swatches={useRows({ name: "Vino", hex: "#445566" })}
    chosen={[{ color: "vino", hex: "#445566" }]}
    charts={useRows(CHART)}
  />
);

let isDeleted: boolean;
let saved: () => Promise<void>;
let unmount = () => {};

beforeEach(() => {
  isDeleted = false;
  saved = () => Promise.reject(new ShopError("NOT_FOUND", "Deleted."));
});

afterEach(() => unmount());

async function open(Component: ComponentType) {
  const router = createMemoryRouter([
    {
      path: "/",
      Component,
      HydrateFallback: () => null,
      loader: () => ({ isDeleted }),
      action: () => outcomeOf(saved),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  return async () => {
    isDeleted = true;
    await act(async () => router.revalidate());
  };
}

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .find((button) => (button.getAttribute("aria-label") ?? button.textContent) === name)
      ?.click(),
  );

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

const ROWS: [string, ComponentType, string, string][] = [
  ["discount code", Discounts, "Edit VERANO25", "li input"],
  ["category", Taxonomy, "Rename Silk", "li input"],
  ["size chart", Taxonomy, "Edit the size chart: No category", "[aria-label='Size in row 1']"],
];

test.each(ROWS)(
  "keeps what was typed into the form of a %s that another editor has deleted",
  async (_, Component, opener, selector) => {
    const readAgain = await open(Component);
    await press(opener);
    await typeInto(field(selector), "Lino");
    await readAgain();
    expect(field(selector)?.value).toBe("Lino");
    await act(async () => field(selector)?.form?.requestSubmit());
    expect(document.body.textContent).toContain("It was deleted meanwhile");
    await readAgain();
    expect(field(selector)?.value).toBe("Lino");
    await press("Cancel");
    expect(field(selector)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  },
);

test.each(ROWS)(
  "shows no %s that another editor has deleted",
  async (_, Component, opener, selector) => {
    const readAgain = await open(Component);
    await readAgain();
    await press(opener);
    expect(field(selector)).toBeNull();
  },
);

test("keeps the chosen swatch of a color without products", async () => {
  const readAgain = await open(Taxonomy);
  await typeInto(field("input[type=color]"), "#112233");
  await readAgain();
  expect(field("input[type=color]")?.value).toBe("#112233");
});

test.each(["Save the swatch of Vino", "Cancel the swatch of Vino"])(
  "closes the swatch of a color without products: %s",
  async (button) => {
    saved = () => Promise.resolve();
    const readAgain = await open(Taxonomy);
    await typeInto(field("input[type=color]"), "#112233");
    await readAgain();
    await press(button);
    expect(field("input[type=color]")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Swatches");
  },
);

test("forgets a chosen swatch", async () => {
  await open(Taxonomy);
  const stored = field("input[type=color]")?.value;
  await typeInto(field("input[type=color]"), "#112233");
  await press("Cancel the swatch of Vino");
  expect(field("input[type=color]")?.value).toBe(stored);
  expect(document.activeElement).toBe(field("input[type=color]"));
});

test("shows no swatch of a color without products", async () => {
  const readAgain = await open(Taxonomy);
  await readAgain();
  expect(field("input[type=color]")).toBeNull();
});

test("says that no swatch was reset also once its color is without products", async () => {
  saved = () => Promise.reject(new ShopError("UNAVAILABLE", "Down."));
  const readAgain = await open(Taxonomy);
  await press("Reset the swatch of Vino");
  await readAgain();
  expect(document.body.textContent).toContain("The database does not answer.");
});
