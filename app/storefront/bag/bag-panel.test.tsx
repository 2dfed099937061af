// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { STORED_BAG_KEY } from "#app/domain/stored-bag.ts";
import { sheetPanel } from "#app/ui/sheet.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { BagDrawer } from "./bag-drawer.tsx";
import { CartProvider, useCart } from "./cart-provider.tsx";
import { bagPanel } from "./lazy-bag-panel.ts";

vi.mock("../lazy-parsers.ts", () => ({
  lazyParsers: { current: undefined, load: () => Promise.reject(new TypeError("Failed to fetch")) },
}));

const SCARF = {
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "scarf",
    name: "Scarf",
    price: 9800,
    collection: "modern-milan",
    image: null,
  },
  size: "",
  color: "",
  quantity: 1,
};

let cart: ReturnType<typeof useCart>;
let unmount = () => {};
const shown = () => document.body.textContent ?? "";

function Probe() {
  const current = useCart();
  useEffect(() => {
    cart = current;
  });
  return null;
}

function Storefront() {
  return (
    <CartProvider>
      <BagDrawer />
      <Probe />
    </CartProvider>
  );
}

beforeAll(async () => {
  await Promise.all([bagPanel.load(), sheetPanel.load()]);
});

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.setItem(STORED_BAG_KEY, "[]");
  const router = createMemoryRouter([{ path: "*", Component: Storefront }]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

test("does not call a bag empty that cannot be read, and offers to load the page again", async () => {
  await act(async () => cart.open());
  expect(shown()).toContain("Loading your bag…");
  expect(shown()).not.toContain("Your bag is empty");
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(shown()).toContain("Your bag could not be loaded yet.");
  expect(shown()).toContain("Load the page again");
});

test("says of no choice that it was added while the bag cannot be read", () => {
  expect(cart.add(SCARF)).toBe(false);
});
