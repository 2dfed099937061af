// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addTaxonomyEntry } from "#app/data/admin/admin-taxonomy.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import { writeTaxonomy } from "./write-taxonomy.ts";

vi.mock("#app/data/admin/admin-taxonomy.ts");
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const EMPTY = { displayName: "", displayNameEs: "", description: "", descriptionEs: "" };

const HydrateFallback = () => null;

let reads: number;
let unmount = () => {};

beforeEach(async () => {
  reads = 0;
  const router = createMemoryRouter([
    {
      path: "/",
      element: <TaxonomyEntryForm kind="categories" initial={EMPTY} submitLabel="Add Category" />,
      loader: () => {
        reads += 1;
        return null;
      },
      action: async ({ request }) => writeTaxonomy(await request.json()),
      HydrateFallback,
    },
  ]);
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  vi.resetAllMocks();
});

const name = () => document.querySelector("input");
const shownError = () => document.querySelector("[role=alert]")?.textContent;
const press = () => act(async () => document.querySelector("button")?.click());

function type(text: string) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  return act(async () => {
    setter?.call(name(), text);
    name()?.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("keeps the typed text after a failed write, without a revalidation", async () => {
  vi.mocked(addTaxonomyEntry).mockRejectedValueOnce(new ShopError("DUPLICATE", "Taken."));
  await type("Dresses");
  await press();
  expect(shownError()).toBe("There is one of that name already. Please choose another.");
  expect(name()?.value).toBe("Dresses");
  expect(reads).toBe(1);
});

test("clears the form and the error after a write and revalidates the page", async () => {
  vi.mocked(addTaxonomyEntry).mockRejectedValueOnce(new ShopError("DUPLICATE", "Taken."));
  await type("Dresses");
  await press();
  await type("Beach Wear");
  await press();
  expect(addTaxonomyEntry).toHaveBeenLastCalledWith("categories", {
    ...EMPTY,
    displayName: "Beach Wear",
  });
  expect(shownError()).toBe("");
  expect(name()?.value).toBe("");
  expect(reads).toBe(2);
});

test("ignores a second press during a write", async () => {
  let finish = () => {};
  vi.mocked(addTaxonomyEntry).mockImplementation(
    () => new Promise((resolve) => (finish = resolve)),
  );
  await type("Beach Wear");
  await press();
  await press();
  await act(async () => finish());
  expect(addTaxonomyEntry).toHaveBeenCalledOnce();
});
