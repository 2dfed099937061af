// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addTaxonomyEntry } from "#app/data/admin/taxonomy.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { removeToast, toastStore } from "../toast/toast-store.ts";
import { Toasts } from "../toast/toasts.tsx";
import { TaxonomyEntryForm } from "./taxonomy-entry-form.tsx";
import { writeTaxonomy } from "./write-taxonomy.tsx";

vi.mock("#app/data/admin/taxonomy.ts");

const EMPTY = { displayName: "", displayNameEs: "", description: "", descriptionEs: "" };

const HydrateFallback = () => null;

let reads: number;
let unmount = () => {};

beforeEach(async () => {
  reads = 0;
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <>
          <TaxonomyEntryForm kind="categories" submitLabel="Add Category" />
          <Toasts />
        </>
      ),
      loader: () => {
        reads += 1;
        return null;
      },
      action: async ({ request }) => writeTaxonomy(await request.json()),
      HydrateFallback,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  for (const { id } of toastStore.read()) removeToast(id);
  unmount();
  vi.resetAllMocks();
});

const fields = () => [...document.querySelectorAll("input")];
const name = () => document.querySelector("input");
const shownError = () => document.querySelector("[role=alert]")?.textContent;
const press = () => act(async () => document.querySelector("button")?.click());

const type = (text: string) => typeInto(name(), text);

test("keeps the typed text after a failed write, without a revalidation", async () => {
  vi.mocked(addTaxonomyEntry).mockRejectedValueOnce(new ShopError("DUPLICATE", "Taken."));
  await type("Dresses");
  await press();
  expect(shownError()).toBe("This name is already taken. Please choose another.");
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
  expect(document.querySelector("[role=status]")?.textContent).toBe("Beach Wear was added.");
  expect(name()?.value).toBe("");
  expect(reads).toBe(2);
});

test("asks for a name in one of both languages", async () => {
  await press();
  expect(addTaxonomyEntry).not.toHaveBeenCalled();
  expect(fields().map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", null]);
  await typeInto(fields()[1] ?? null, "Ropa de playa");
  expect(name()?.required).toBe(false);
  await press();
  expect(addTaxonomyEntry).toHaveBeenLastCalledWith("categories", {
    ...EMPTY,
    displayNameEs: "Ropa de playa",
  });
  expect(document.querySelector("[role=status]")?.textContent).toBe("Ropa de playa was added.");
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
