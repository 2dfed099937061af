// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { addToBag } from "#app/domain/bag.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { storedBagValue } from "../bag/stored-bag-value.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { useRejectedBag } from "./use-rejected-bag.ts";

const PRODUCT = {
  id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  slug: "suede-moto-jacket",
  name: "Suede Moto Jacket",
  price: 42000,
  collection: null,
  image: null,
};
const CURRENT = {
  ...PRODUCT,
  sizes: ["S", "M"],
  colors: [],
  inventoryStatus: "in-stock",
  quantity: 3,
  variants: [],
};

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("marks the lines whose units other checkouts hold, after the refresh", async () => {
  await lazyParsers.load();
  const choice = { product: PRODUCT, color: "", quantity: 1 };
  storedBagValue.update(() =>
    addToBag(addToBag([], { ...choice, size: "S" }, 1), { ...choice, size: "M" }, 2),
  );
  vi.stubGlobal("fetch", async () => Response.json({ source: "database", products: [CURRENT] }));
  const hint = JSON.stringify({ productId: PRODUCT.id, size: "M", color: "", available: 1 });
  const error = { code: "OUT_OF_STOCK", message: "", hint } as const;
  const attempt = { result: { ok: false, error } as const, start: vi.fn(), reset: vi.fn() };
  const Checkout = () => String(useRejectedBag(attempt));
  const router = createMemoryRouter([{ path: "/", Component: Checkout }]);
  const unmount = await mount(<RouterProvider router={router} />);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(document.body.textContent).toBe("true");
  expect(storedBagValue.get()).toMatchObject([
    { size: "S", stock: 1, sharesStock: true },
    { size: "M", stock: 1, sharesStock: true },
  ]);
  unmount();
});
