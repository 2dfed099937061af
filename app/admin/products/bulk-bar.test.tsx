// @vitest-environment happy-dom

import { act, useRef } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { deleteProducts } from "#app/data/admin/delete-product.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { useSelection } from "../table/use-selection.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/delete-product.ts");
vi.mock("#app/data/admin/picture-removals.ts", () => ({ finishRemoval: async () => {} }));

const TAXONOMY = { categories: [], collections: [] };

let stored: AdminProduct[];
let unmount = () => {};

function Page() {
  const products = useLoaderData<AdminProduct[]>();
  const selection = useSelection(products);
  return (
    <>
      {products.map(({ id }) => (
        <button key={id} type="button" onClick={() => selection.select(id, true)}>
          {`Select ${id}`}
        </button>
      ))}
      <BulkBar selection={selection} taxonomy={TAXONOMY} list={useRef(null)} />
    </>
  );
}

// Dialogs load it lazily.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  stored = ["a", "b"].map((id) => ({ id, name: id, images: [] as string[] }) as AdminProduct);
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Page,
      HydrateFallback: () => null,
      loader: () => stored,
      action: async ({ request }) => writeProduct(await request.json()),
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
  await act(async () => {});
});

afterEach(() => unmount());

const dialog = () => document.querySelector("[role=dialog]");

const press = (name: string, within: ParentNode | null = document) =>
  act(async () =>
    [...(within?.querySelectorAll("button") ?? [])]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );

test("deletes the present versions after products had changed", async () => {
  vi.mocked(deleteProducts).mockImplementationOnce(async () => {
    stored = stored.map((product) => ({ ...product, version: "2" }));
    throw new ShopError("PRODUCTS_CHANGED", "A product has another version.");
  });
  await press("Select a");
  await press("Delete");
  await press("Delete", dialog());
  expect(dialog()?.textContent).toContain("Someone else has changed one of these products");
  await press("Delete", dialog());
  expect(deleteProducts).toHaveBeenLastCalledWith([
    expect.objectContaining({ id: "a", version: "2" }),
  ]);
});

test("opens no dialog for the next selection after a deletion", async () => {
  vi.mocked(deleteProducts).mockImplementationOnce(async () => {
    stored = stored.filter(({ id }) => id !== "a");
  });
  await press("Select a");
  await press("Delete");
  await press("Delete", dialog());
  expect(deleteProducts).toHaveBeenCalledWith([expect.objectContaining({ id: "a" })]);
  expect(dialog()).toBeNull();
  const said = document.querySelector("[role=status]");
  expect(said?.textContent).toBe("");
  await press("Select b");
  expect(said?.textContent).toBe("1 selected");
  expect(dialog()).toBeNull();
});
