// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { StatusCell } from "./status-cell.tsx";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/save-product.ts");
vi.mock("#app/data/admin/delete-product.ts");

const table = { edit: vi.fn(), duplicate: vi.fn(), onError: vi.fn() };

let stored: AdminProduct;
let unmount = () => {};

const HydrateFallback = () => null;

function Cell() {
  return <StatusCell product={useLoaderData<AdminProduct>()} table={table} />;
}

async function show(changes: Partial<AdminProduct>) {
  stored = {
    id: "p",
    name: "Silk Wrap Dress",
    inventoryStatus: "in-stock",
    statusFollowsStock: false,
    quantity: 4,
    ...changes,
  } as AdminProduct;
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Cell,
      loader: () => stored,
      action: async ({ request }) => writeProduct(await request.json()),
      HydrateFallback,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const button = () => document.querySelector("button");

test("says nothing beside a status that fits the stock", async () => {
  await show({});
  expect(document.body.textContent).toBe("In Stock");
});

test.each([
  [{ inventoryStatus: "sold-out", quantity: 1 }, "But 1 unit is left.", "Low Stock"],
  [{ inventoryStatus: "in-stock", quantity: 0 }, "But none is left.", "Sold Out"],
  [{ inventoryStatus: "low-stock", quantity: 9 }, "But 9 units are left.", "In Stock"],
] as const)("points out that %j contradicts the stock", async (changes, text, fitting) => {
  await show(changes);
  expect(document.body.textContent).toContain(text);
  expect(button()?.textContent).toBe(`Set to ${fitting}: Silk Wrap Dress`);
});

test("names a product that has only a Spanish name", async () => {
  await show({ name: "", nameEs: "Vestido", quantity: 0 });
  expect(button()?.textContent).toBe("Set to Sold Out: Vestido");
});

test("sets the status that fits the stock by one press", async () => {
  vi.mocked(updateProduct).mockImplementation(async (product, changes) => {
    stored = { ...product, ...changes };
  });
  await show({ inventoryStatus: "in-stock", quantity: 0 });
  button()?.focus();
  await act(async () => button()?.click());
  expect(updateProduct).toHaveBeenCalledWith(expect.objectContaining({ id: "p" }), {
    inventoryStatus: "sold-out",
  });
  expect(document.body.textContent).toBe("Sold Out");
  expect(document.activeElement?.textContent).toBe("Sold Out");
});
