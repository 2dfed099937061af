// @vitest-environment happy-dom

import { act, type ComponentType } from "react";
import { createMemoryRouter, type LoaderFunction, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listAdminProducts } from "#app/data/admin/list-products.ts";
import { getPricing } from "#app/data/admin/pricing.ts";
import { listStockDemand } from "#app/data/admin/stock-demand.ts";
import { listTaxonomy } from "#app/data/admin/taxonomy.ts";
import { readTodo } from "#app/data/admin/todo.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import * as products from "./products.tsx";
import * as layout from "./products-layout.tsx";

vi.mock("#app/data/admin/list-products.ts");
vi.mock("#app/data/admin/pricing.ts");
vi.mock("#app/data/admin/stock-demand.ts");
vi.mock("#app/data/admin/taxonomy.ts");
vi.mock("#app/data/admin/todo.ts");

type Module = {
  clientLoader(args: never): Promise<unknown>;
  default: ComponentType<never>;
};

function routeOf({ clientLoader, default: Route }: Module) {
  const Page = Route as ComponentType<{ loaderData: unknown }>;
  const loader: LoaderFunction = (args) => clientLoader(args as never);
  return { loader, Component: () => <Page loaderData={useLoaderData()} /> };
}

let unmount = () => {};

beforeEach(() => {
  vi.mocked(readTodo).mockResolvedValue({} as never);
  vi.mocked(getPricing).mockResolvedValue(null as never);
  vi.mocked(listStockDemand).mockResolvedValue([]);
  vi.mocked(listTaxonomy).mockResolvedValue({ categories: [], collections: [] });
  vi.mocked(listAdminProducts).mockResolvedValue({ rows: [], total: 0, page: 1, pageCount: 1 });
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

async function openProducts() {
  const router = createMemoryRouter(
    [
      {
        ...routeOf(layout),
        shouldRevalidate: layout.shouldRevalidate,
        HydrateFallback: () => null,
        children: [{ path: "/admin/products", ...routeOf(products) }],
      },
    ],
    { initialEntries: ["/admin/products"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(listAdminProducts).toHaveBeenCalledOnce());
  return router;
}

test("asks for rows alone when the query of the products changes", async () => {
  const router = await openProducts();
  const others = [readTodo, getPricing, listStockDemand];
  await act(() => router.navigate("?q=silk"));
  await act(() => router.navigate("?q=silk&page=2"));
  expect(listAdminProducts).toHaveBeenCalledTimes(3);
  for (const read of others) expect(read).toHaveBeenCalledOnce();
  await act(() => router.revalidate());
  for (const read of others) expect(read).toHaveBeenCalledTimes(2);
});

test("makes up for a reload that a change of the query interrupts", async () => {
  const router = await openProducts();
  vi.mocked(readTodo).mockReturnValueOnce(new Promise(() => {}));
  await act(async () => void router.revalidate());
  expect(readTodo).toHaveBeenCalledTimes(2);
  await act(() => router.navigate("?q=silk"));
  expect(readTodo).toHaveBeenCalledTimes(3);
  await act(() => router.navigate("?q=wool"));
  expect(readTodo).toHaveBeenCalledTimes(3);
});
