// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import type { ChoiceCounts } from "#app/domain/catalogue/choice-counts.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { FilterFields } from "./filter-fields.tsx";

const CHOICES = {
  categories: [
    { id: "1", name: "dresses", displayName: "Dresses" },
    { id: "2", name: "shoes", displayName: "Shoes" },
    { id: "3", name: "tops", displayName: "Tops" },
  ],
  collections: [],
  furtherSizes: ["41"],
  colors: ["Navy", "Tan"],
};

const COUNTS: ChoiceCounts = {
  category: { dresses: 4, shoes: 2 },
  collection: {},
  size: { "41": 2 },
  color: { Tan: 1 },
  sale: {},
};

function open(query: string, language: Language = "en", isImpossible = false) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });
  const initial = filtersFromQuery(new URLSearchParams(query));
  const render = (counts: ChoiceCounts) =>
    act(() =>
      root.render(
        <I18nProvider i18n={serverI18n(language, "shop", "overlays")}>
          <FilterFields {...{ initial, choices: CHOICES, counts, isImpossible }} />
        </I18nProvider>,
      ),
    );
  render(COUNTS);
  return render;
}

function box(name: string, value: string): HTMLInputElement {
  const found = document.querySelector(`input[name="${name}"][value="${value}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no ${name} "${value}"`);
  return found;
}

const tick = (name: string, value: string) => act(() => box(name, value).click());
const labelOf = (name: string, value: string) => box(name, value).closest("label")?.textContent;
const category = () => document.querySelector<HTMLSelectElement>("select[name=category]");

function select(value: string) {
  const field = category();
  if (field) field.value = value;
  act(() => void field?.dispatchEvent(new Event("change", { bubbles: true })));
}

test("shows for each choice the number of products, and disables those without any", () => {
  open("");
  expect(labelOf("category", "dresses")).toBe("Dresses 4");
  expect(labelOf("size", "41")).toBe("41 2");
  expect(labelOf("size", "M")).toBe("M 0");
  expect(labelOf("sale", "1")).toBe("On sale 0");
  expect([box("size", "M").disabled, box("size", "41").disabled]).toEqual([true, false]);
  expect([box("category", "tops").disabled, box("sale", "1").disabled]).toEqual([true, true]);
});

test("names every color beside its swatch, in the page's language", () => {
  open("", "es");
  expect(labelOf("color", "Navy")).toMatch(/^\p{L}[\p{L} ]+ 0$/u);
  expect(labelOf("color", "Navy")).not.toContain("Navy");
  expect(box("color", "Tan").closest("label")?.querySelector("[aria-hidden]")).not.toBeNull();
});

test("keeps a choice without products enabled while it is selected, and after it is removed", () => {
  const render = open("size=M&sale=1");
  expect([box("size", "M").disabled, box("sale", "1").disabled]).toEqual([false, false]);
  tick("size", "M");
  tick("sale", "1");
  render({ ...COUNTS });
  expect([box("size", "M").checked, box("size", "M").disabled]).toEqual([false, false]);
  expect([box("sale", "1").checked, box("sale", "1").disabled]).toEqual([false, false]);
});

test("keeps select and checkboxes in step", () => {
  open("category=dresses");
  expect([category()?.value, box("category", "dresses").checked]).toEqual(["dresses", true]);
  tick("category", "shoes");
  expect(category()?.selectedOptions[0]?.text).toBe("2 selected");
  select("shoes");
  expect([box("category", "dresses").checked, box("category", "shoes").checked]).toEqual([
    false,
    true,
  ]);
  select("");
  expect(document.querySelectorAll("input[name=category]:checked")).toHaveLength(0);
});

test("shows the checkboxes of a filter that is applied", () => {
  open("category=dresses");
  const isOpen = (name: string, value: string) => box(name, value).closest("details")?.open;
  expect([isOpen("category", "shoes"), isOpen("size", "M")]).toEqual([true, false]);
});

test("names each price field as it is labelled, and describes both by an impossible range", () => {
  open("min=90&max=10", "en", true);
  const fields = [...document.querySelectorAll<HTMLInputElement>("input[type=number]")];
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    "Min $ Minimum price",
    "Max $ Maximum price",
  ]);
  for (const field of fields) {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
    expect(error?.textContent).toContain("The minimum is above the maximum");
  }
});

test("names the filter of each choice of several", () => {
  open("");
  const summaries = [...document.querySelectorAll("summary")];
  expect(summaries.map(({ textContent }) => textContent)).toEqual([
    "Choose several: Categories",
    "Choose several: Collections",
    "Choose several: Sizes",
  ]);
});
