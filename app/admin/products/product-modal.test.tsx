// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_PRODUCT_DRAFT } from "#app/domain/product-editing/product-form.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ProductModal } from "./product-modal.tsx";

vi.mock("#app/data/admin/pictures.ts");

let unmount = () => {};

// The dialog's window is a module of its own.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  const modal = (
    <ProductModal
      editing={{ mode: "add", productId: "p", draft: EMPTY_PRODUCT_DRAFT }}
      taxonomy={{ categories: [], collections: [] }}
      pricing={null}
      onClose={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "*", element: modal }]);
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => act(async () => expect(document.querySelector("form")).not.toBeNull()));
});

afterEach(() => unmount());

const field = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === label,
  );
  return found?.control as HTMLInputElement | null | undefined;
};
const descriptionOf = (element: Element | null | undefined) =>
  (element?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("focuses the first field that is missing, which alone is announced", async () => {
  const save = document.querySelector<HTMLButtonElement>("button[type=submit]");
  await act(async () => save?.click());
  expect(document.querySelectorAll("[aria-invalid]").length).toBeGreaterThan(1);
  expect(document.querySelectorAll("[role=alert]:not(:empty)")).toHaveLength(0);
  expect(document.activeElement).toBe(field("Name"));
  expect(descriptionOf(field("Name"))).toBe("Please fill in this field.");
});

test("requires the name in the page's language only", () => {
  expect(field("Name")?.required).toBe(true);
  expect(field("Spanish name")?.required).toBe(false);
  expect(field("Description")?.required).toBe(true);
  expect(field("Spanish description")?.required).toBe(false);
});
