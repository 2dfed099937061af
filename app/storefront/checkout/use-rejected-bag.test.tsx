// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addToBag } from "#app/domain/bag/bag.ts";
import { settings } from "#app/settings.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { CartProvider, useCartActions } from "../bag/cart-provider.tsx";
import { bagRefresh, startBagRefresh } from "../bag/start-bag-refresh.ts";
import { storedBagValue } from "../bag/stored-bag-value.ts";
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

const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));

beforeEach(async () => {
  // Its import may take a busy machine longer than a pause.
  await bagRefresh.load();
  const choice = { product: PRODUCT, color: "", quantity: 1 };
  storedBagValue.update(() =>
    addToBag(addToBag([], { ...choice, size: "S" }, 1), { ...choice, size: "M" }, 2),
  );
  vi.stubGlobal("fetch", async () => Response.json({ source: "database", products: [CURRENT] }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function rejectedAttempt() {
  const hint = JSON.stringify({ productId: PRODUCT.id, size: "M", color: "", available: 1 });
  const error = { code: "OUT_OF_STOCK", message: "", hint } as const;
  return { result: { ok: false, error } as const, start: vi.fn(), reset: vi.fn() };
}

test("marks the lines whose units other checkouts hold, after the refresh", async () => {
  const attempt = rejectedAttempt();
  const Checkout = () => String(useRejectedBag(attempt));
  const router = createMemoryRouter([{ path: "/", Component: Checkout }]);
  const unmount = await mount(<RouterProvider router={router} />);
  await pause();
  expect(document.body.textContent).toBe("true");
  expect(storedBagValue.get()).toMatchObject([
    { size: "S", stock: 1, sharesStock: true },
    { size: "M", stock: 1, sharesStock: true },
  ]);
  unmount();
});

test("keeps the mark in the bag that the shopper opens, until a hold would have ended", async () => {
  const rejected = rejectedAttempt();
  let actions: ReturnType<typeof useCartActions>;
  function Checkout() {
    useRejectedBag(rejected);
    actions = useCartActions();
    return null;
  }
  const Page = () => (
    <CartProvider>
      <Checkout />
    </CartProvider>
  );
  const router = createMemoryRouter([{ path: "/", Component: Page }]);
  const unmount = await mount(<RouterProvider router={router} />);
  await pause();
  const openAgain = async () => {
    act(() => actions.close());
    act(() => actions.open());
    await pause();
    return storedBagValue.get().map(({ stock }) => stock);
  };
  expect(await openAgain()).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + settings.holdMinutes * 60_000 + 1000);
  expect(await openAgain()).toEqual([3, 3]);
  unmount();
});

test("forgets the mark with the next attempt", async () => {
  const attempts = [rejectedAttempt(), { ...rejectedAttempt(), result: null }] as const;
  for (const [index, attempt] of attempts.entries()) {
    const Checkout = () => String(useRejectedBag(attempt));
    const router = createMemoryRouter([{ path: "/", Component: Checkout }]);
    const unmount = await mount(<RouterProvider router={router} />);
    await pause();
    unmount();
    startBagRefresh("/bag/products");
    await pause();
    expect(storedBagValue.get().map(({ stock }) => stock)).toEqual(index === 0 ? [1, 1] : [3, 3]);
  }
});
