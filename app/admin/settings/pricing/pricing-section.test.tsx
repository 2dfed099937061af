// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  addTaxRate,
  type PricingSettings,
  removeTaxRate,
  setPricesIncludeTax,
} from "#app/data/admin/pricing.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { writeSettings } from "../write-settings.ts";
import { PricingSection } from "./pricing-section.tsx";

vi.mock("#app/data/admin/pricing.ts");

const TODAY = "2026-11-24";
const FUTURE = "2026-12-24";
const RATES = [
  { validFrom: FUTURE, basisPoints: 800 },
  { validFrom: "2024-04-01", basisPoints: 1500 },
];

let unmount = () => {};

async function open(pricing: PricingSettings) {
  const router = createMemoryRouter([
    {
      path: "/",
      element: <PricingSection pricing={pricing} today={TODAY} />,
      action: async ({ request }) => writeSettings(await request.json()),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const element = <Found extends HTMLElement>(selector: string, text: string) =>
  [...document.querySelectorAll<Found>(selector)].find(({ textContent }) =>
    textContent?.startsWith(text),
  );

const press = (name: string) => act(async () => element("button", name)?.click());

const choose = (label: string) =>
  act(async () => element("label", label)?.querySelector("input")?.click());

// The dialog is loaded when it is first opened.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

const asks = (words: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(words)));

function field(label: string): HTMLInputElement {
  const id = element<HTMLLabelElement>("label", label)?.htmlFor;
  return document.getElementById(id ?? "") as HTMLInputElement;
}

test.each([
  [false, "With IVA", "shoppers pay $100.00 instead of $115.00"],
  [true, "Without IVA", "shoppers pay $115.00 instead of $100.00"],
])("asks before it changes the mode, prices with IVA: %s", async (mode, other, consequence) => {
  await open({ pricesIncludeTax: mode, rates: RATES });
  await choose(other);
  await asks(consequence);
  expect(setPricesIncludeTax).not.toHaveBeenCalled();
  await press("Change Prices");
  expect(setPricesIncludeTax).toHaveBeenCalledWith(!mode);
});

test("keeps the mode if the change is cancelled", async () => {
  await open({ pricesIncludeTax: false, rates: RATES });
  await choose("With IVA");
  await asks("Change what every product costs?");
  await press("Cancel");
  expect(setPricesIncludeTax).not.toHaveBeenCalled();
  expect(element("label", "Without IVA")?.querySelector("input")?.checked).toBe(true);
});

test("asks again without the last error", async () => {
  await open({ pricesIncludeTax: false, rates: RATES });
  vi.mocked(setPricesIncludeTax).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "Down."));
  await choose("With IVA");
  await asks("Change what every product costs?");
  await press("Change Prices");
  expect(document.body.textContent).toContain("The database does not answer.");
  await press("Cancel");
  await choose("With IVA");
  await asks("Change what every product costs?");
  expect(document.body.textContent).not.toContain("The database does not answer.");
});

test("names today's rate, and removes only one that has not begun", async () => {
  await open({ pricesIncludeTax: false, rates: RATES });
  expect(element("li", "15%")?.textContent).toBe("15%from April 1, 2024Today's rate");
  expect(element("li", "15%")?.querySelector("button")).toBeNull();
  await act(async () => element("li", "8%")?.querySelector("button")?.click());
  expect(removeTaxRate).toHaveBeenCalledWith(FUTURE);
});

test("adds a rate, and empties the form", async () => {
  await open({ pricesIncludeTax: false, rates: RATES });
  await typeInto(field("New rate"), "12,0");
  await typeInto(field("First day"), "2027-01-01");
  await press("Add Rate");
  expect(addTaxRate).toHaveBeenCalledWith({ validFrom: "2027-01-01", basisPoints: 1200 });
  expect(field("New rate").value).toBe("");
});

test.each([
  [false, "shoppers pay $112.00 instead of $115.00"],
  [true, "From now on its IVA is $10.71 instead of $13.04"],
])("asks before a rate counts from today, prices with IVA: %s", async (mode, consequence) => {
  await open({ pricesIncludeTax: mode, rates: RATES });
  await typeInto(field("New rate"), "12");
  await typeInto(field("First day"), TODAY);
  await press("Add Rate");
  await asks(consequence);
  await press("Cancel");
  expect(addTaxRate).not.toHaveBeenCalled();
  expect(field("New rate").value).toBe("12");
  await press("Add Rate");
  await asks(consequence);
  await press("Start Today");
  expect(addTaxRate).toHaveBeenCalledWith({ validFrom: TODAY, basisPoints: 1200 });
});

test.each([
  ["fifteen", "2027-01-01", "Please write a percentage, for example 15."],
  ["12.5", "2027-01-01", "Invoices know only these rates: 0%, 5%, 8%, 12%, 13%, 14%, and 15%."],
  ["15", "", "Please choose a day."],
  ["15", "2024-01-01", "A rate begins today or later: past orders keep theirs."],
  ["15", FUTURE, "Another rate begins on this day. Remove that one first."],
])("rejects %j from %j at its field", async (percent, day, message) => {
  await open({ pricesIncludeTax: false, rates: RATES });
  await typeInto(field("New rate"), percent);
  await typeInto(field("First day"), day);
  await press("Add Rate");
  expect(document.body.textContent).toContain(message);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  expect(addTaxRate).not.toHaveBeenCalled();
});

test("keeps what was typed when the database rejects it", async () => {
  await open({ pricesIncludeTax: false, rates: RATES });
  vi.mocked(addTaxRate).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "Down."));
  await typeInto(field("New rate"), "12");
  await typeInto(field("First day"), "2027-01-01");
  await press("Add Rate");
  expect(document.body.textContent).toContain("The database does not answer.");
  expect(field("New rate").value).toBe("12");
});
