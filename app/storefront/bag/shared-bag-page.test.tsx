// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BagChoice } from "#app/domain/bag/bag.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { CartProvider, useCart } from "./cart-provider.tsx";
import { SharedBagPage } from "./shared-bag-page.tsx";

const choiceOf = (size: string): BagChoice => ({
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: 24_500,
    collection: "la-dolce-vita",
    image: null,
  },
  size,
  color: "Terracotta",
  quantity: 1,
});

let cart: ReturnType<typeof useCart>;
let unmount = () => {};

function Probe() {
  cart = useCart();
  return <SharedBagPage lines={[{ choice: choiceOf("M"), isOffered: true }]} />;
}

async function openPage() {
  const element = (
    <CartProvider>
      <Probe />
    </CartProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  unmount = await mount(<RouterProvider router={router} />);
}

async function add() {
  const button = [...document.querySelectorAll("button")].at(-1);
  await act(async () => button?.click());
  return button;
}

beforeEach(() => localStorage.clear());

afterEach(() => unmount());

test("adds its lines once", async () => {
  await openPage();
  const button = await add();
  expect(button?.textContent).toBe("Added!");
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(cart).toMatchObject({ count: 1, isOpen: true });
});

test("calls nothing added that the bag has no room for, and opens the bag, which says so", async () => {
  await openPage();
  await act(async () => {
    cart.add(...Array.from({ length: 30 }, (_, index) => choiceOf(String(index))));
  });
  const button = await add();
  expect(button?.textContent).toBe("Add to my bag");
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  expect(cart.isOpen).toBe(true);
  expect(cart.lastChange).toEqual({ kind: "full", names: ["Silk Wrap Dress"] });
});
