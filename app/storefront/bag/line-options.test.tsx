// @vitest-environment happy-dom

import { act, useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { BagPanel } from "./bag-panel.tsx";
import { CartProvider, useCart } from "./cart-provider.tsx";

const DRESS: BagItem = {
  id: "line-1",
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: 24500,
    collection: null,
    image: null,
  },
  size: "M",
  color: "Terracotta",
  quantity: 2,
  priceWhenAdded: 24500,
  availability: "available",
  stock: null,
};

const CURRENT = {
  ...DRESS.product,
  sizes: ["M", "L"],
  colors: ["Terracotta", "Cream"],
  inventoryStatus: "in-stock",
  quantity: 30,
  colorImages: [{ color: "Cream", image: "/cream-1200.jpg" }],
};

const CHANGE = "Change size and color of Silk Wrap Dress, M, Terracotta";
const CHANGE_AGAIN = "Change size and color of Silk Wrap Dress, L, Cream";

let items: BagItem[];
let unmount = () => {};

function Probe() {
  const cart = useCart();
  useEffect(() => {
    items = cart.items;
  });
  return null;
}

function Storefront() {
  return (
    <CartProvider>
      <BagPanel open onOpenChange={() => {}} />
      <Probe />
    </CartProvider>
  );
}

/** Open the bag with these lines, whose product is now `current`. */
async function openBag(lines: BagItem[], current: object = CURRENT) {
  localStorage.setItem(STORED_BAG_KEY, serializeBag(lines) ?? "[]");
  vi.stubGlobal("fetch", async (url: string) =>
    Response.json(url.includes("/stock") ? null : { source: "database", products: [current] }),
  );
  const router = createMemoryRouter([{ path: "*", Component: Storefront }]);
  unmount = await mount(<RouterProvider router={router} />);
  // The dialog takes the focus after it has opened.
  const dialog = () => document.querySelector("[role=dialog]");
  await vi.waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true));
}

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll("button")].find(
    (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent) === name,
  );
}

const press = (name: string) => act(async () => button(name)?.click());
const selects = () => [...document.querySelectorAll("select")];
const choose = (value: string) =>
  act(async () => {
    const select = selects().find(({ options }) =>
      [...options].some((option) => option.value === value),
    );
    if (select) select.value = value;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
const shown = () => document.body.textContent ?? "";

beforeEach(() => localStorage.clear());
afterEach(() => unmount());

test("changes size and color in place, with picture, focus and announcement", async () => {
  await openBag([DRESS]);
  await press(CHANGE);
  expect(document.activeElement).toBe(selects()[0]);
  await choose("L");
  await choose("Cream");
  await press("Save");
  expect(items).toMatchObject([
    { size: "L", color: "Cream", quantity: 2, product: { image: "/cream-1200.jpg" } },
  ]);
  expect(button(CHANGE_AGAIN)?.getAttribute("aria-expanded")).toBe("false");
  expect(document.activeElement).toBe(button(CHANGE_AGAIN));
  expect(shown()).toContain("Silk Wrap Dress is now L, Cream. Quantity: 2.");
});

test("merges with the line that has them, up to the order's limit", async () => {
  await openBag([DRESS, { ...DRESS, id: "line-2", size: "L", quantity: 19 }]);
  await press(CHANGE);
  await choose("L");
  await press("Save");
  expect(items).toMatchObject([{ id: "line-2", size: "L", quantity: 20 }]);
  expect(shown()).toContain("You can order up to 20 of one item.");
  expect(document.activeElement?.getAttribute("aria-label")).toBe(
    "Change size and color of Silk Wrap Dress, L, Terracotta",
  );
});

test("changes nothing after Cancel, which returns the focus", async () => {
  await openBag([DRESS]);
  await press(CHANGE);
  await choose("L");
  await press("Cancel");
  expect(items).toMatchObject([{ size: "M", color: "Terracotta" }]);
  expect(document.activeElement).toBe(button(CHANGE));
});

test("offers no change of a product with one size and color", async () => {
  await openBag([DRESS], { ...CURRENT, sizes: ["M"], colors: ["Terracotta"] });
  expect(shown()).toContain("Size: M");
  expect(button(CHANGE)).toBeUndefined();
});
