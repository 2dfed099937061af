// @vitest-environment happy-dom

import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { addPendingCheckout, finishPendingCheckout } from "../payment-progress/pending-checkout.ts";
import { BagButton } from "./bag-button.tsx";
import { BagDrawer, bagPanel } from "./bag-drawer.tsx";
import { CartProvider, useCart } from "./cart-provider.tsx";
import { OPEN_CHECKOUT_EVENT } from "./open-checkout.ts";

const DRESS: BagItem = {
  id: "line-1",
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: 24500,
    collection: "la-dolce-vita",
    image: null,
  },
  size: "M",
  color: "Terracotta",
  quantity: 2,
  priceWhenAdded: 24500,
  availability: "available",
  stock: null,
};

let cart: ReturnType<typeof useCart>;
let unmount = () => {};

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
      <BagButton />
      <BagDrawer />
      <Probe />
    </CartProvider>
  );
}

/** Open a page with these lines in storage. */
async function openPage(items: BagItem[]) {
  localStorage.setItem(STORED_BAG_KEY, serializeBag(items) ?? "[]");
  const router = createMemoryRouter([{ path: "*", Component: Storefront }]);
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
  return router;
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll("button")].find(
    (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent) === name,
  );
  if (!found) throw new Error(`There is no button "${name}"`);
  return found;
}

const press = (name: string) => act(async () => button(name).click());
const shown = () => document.body.textContent ?? "";

beforeAll(() => Promise.all([bagPanel.load(), dialogWindow.load()]));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async () => Response.json({ source: "sample", products: [] }));
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

test("shows the number of items in the badge, and no badge for an empty bag", async () => {
  await openPage([DRESS]);
  expect(button("Shopping bag, 2 items").textContent).toBe("2");
  await act(async () => cart.clear());
  expect(button("Shopping bag").textContent).toBe("");
});

test("shows the empty state", async () => {
  await openPage([]);
  await press("Shopping bag");
  expect(shown()).toContain("Your bag is empty");
  expect(shown()).toContain("Add some beautiful pieces to get started");
  expect(shown()).not.toContain("Proceed to Checkout");
  await press("Continue Shopping");
  expect(cart.isOpen).toBe(false);
});

test("shows the choice on each line and the subtotal in the footer", async () => {
  await openPage([DRESS]);
  await press("Shopping bag, 2 items");
  for (const text of [
    "Silk Wrap Dress",
    "Size: M",
    "Color: Terracotta",
    "$490.00",
    "$245.00 each",
    "Shipping and taxes calculated at checkout",
  ]) {
    expect(shown()).toContain(text);
  }
});

test("restores a removed line at its index and moves the focus with it", async () => {
  await openPage([DRESS, { ...DRESS, id: "line-2", size: "L" }]);
  await press("Shopping bag, 4 items");
  await press("Remove Silk Wrap Dress, M, Terracotta");
  expect(cart.items.map((item) => item.size)).toEqual(["L"]);
  expect(document.activeElement).toBe(button("Undo"));
  await press("Undo");
  expect(cart.items.map((item) => item.size)).toEqual(["M", "L"]);
  expect(document.activeElement).toBe(button("Remove Silk Wrap Dress, M, Terracotta"));
});

test("does not restore a line whose checkout was paid in another tab meanwhile", async () => {
  addPendingCheckout("GL-1");
  await openPage([DRESS, { ...DRESS, id: "line-2", size: "L" }]);
  await press("Shopping bag, 4 items");
  await press("Remove Silk Wrap Dress, M, Terracotta");
  expect(button("Undo")).toBeDefined();
  await act(async () => void finishPendingCheckout("GL-1"));
  expect(shown()).not.toContain("Undo");
  expect(cart.items.map((item) => item.size)).toEqual(["L"]);
});

test.each<[string, Partial<BagItem>, string]>([
  ["discontinued", { availability: "discontinued" }, "No longer available."],
  ["sold out", { availability: "sold-out" }, "Sold out since you chose it."],
  ["short", { stock: 1 }, "Only 1 left in stock!"],
])("shows a notice and blocks checkout for a line that is %s", async (_what, change, text) => {
  await openPage([{ ...DRESS, ...change }]);
  await press("Shopping bag, 2 items");
  expect(shown()).toContain(text);
  await press("Proceed to Checkout");
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("can't be bought");
  expect(shown()).not.toContain("Ready to Checkout?");
});

test("shows the old price of a line and allows checkout", async () => {
  await openPage([{ ...DRESS, priceWhenAdded: 22500 }]);
  await press("Shopping bag, 2 items");
  expect(shown()).toContain("The price has changed from $225.00 to $245.00 since you added it.");
  await press("Proceed to Checkout");
  expect(shown()).toContain("Ready to Checkout?");
  expect(shown()).toContain("Some prices have changed since you filled your bag.");
  await press("Continue to Checkout");
  expect(cart.items[0]?.priceWhenAdded).toBe(24500);
});

test("blocks checkout of an invalid bag and fixes it with one button", async () => {
  const scarf: BagItem = {
    ...DRESS,
    id: "scarf",
    color: "Cream",
    availability: "discontinued",
    stock: 0,
  };
  await openPage([{ ...DRESS, quantity: 2, stock: 1 }, scarf]);
  await press("Shopping bag, 4 items");
  await press("Proceed to Checkout");
  expect(shown()).toContain("Some items can't be bought like this.");
  expect(shown()).not.toContain("Ready to Checkout?");
  await press("Fix my bag");
  expect(cart.items).toMatchObject([{ id: DRESS.id, quantity: 1 }]);
  expect(document.activeElement).toBe(button("Proceed to Checkout"));
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    "Your bag was updated. Your bag holds 1 item.",
  );
  await press("Proceed to Checkout");
  expect(shown()).toContain("Ready to Checkout?");
});

test("keeps the focus in a bag that the update has emptied", async () => {
  await openPage([{ ...DRESS, availability: "sold-out", stock: 0 }]);
  await press("Shopping bag, 2 items");
  await press("Proceed to Checkout");
  await press("Fix my bag");
  expect(shown()).toContain("Your bag is empty");
  expect(document.activeElement).toBe(button("Continue Shopping"));
});

test("dispatches openCheckout and closes the bag on Continue to Checkout, not on Keep Shopping", async () => {
  const raised = vi.fn();
  window.addEventListener(OPEN_CHECKOUT_EVENT, raised);
  await openPage([DRESS]);
  await press("Shopping bag, 2 items");
  await press("Proceed to Checkout");
  await press("Keep Shopping");
  expect(raised).not.toHaveBeenCalled();
  expect(cart.isOpen).toBe(true);
  await press("Proceed to Checkout");
  await press("Continue to Checkout");
  expect(raised).toHaveBeenCalledTimes(1);
  expect(cart.isOpen).toBe(false);
  window.removeEventListener(OPEN_CHECKOUT_EVENT, raised);
});

test("closes the bag on navigation", async () => {
  const router = await openPage([DRESS]);
  await press("Shopping bag, 2 items");
  await act(async () => router.navigate("/products/silk-wrap-dress"));
  expect(cart.isOpen).toBe(false);
});

test("announces changes of the bag", async () => {
  await openPage([DRESS]);
  act(() => {
    cart.add({ product: DRESS.product, size: "M", color: "Terracotta", quantity: 1 });
  });
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    "Silk Wrap Dress added to your bag. Your bag holds 3 items.",
  );
});

test("says in the bag that an order takes no more of a product", async () => {
  await openPage([DRESS]);
  act(() => {
    cart.add({ product: DRESS.product, size: "M", color: "Terracotta", quantity: 20 });
  });
  const limit = "You can order up to 20 of one item. You now have 20 of Silk Wrap Dress.";
  expect(document.querySelector('[role="status"]')?.textContent).toBe(limit);
  await press("Shopping bag, 20 items");
  const lines = [...document.querySelectorAll("[role=dialog] p")].map((line) => line.textContent);
  expect(lines).toContain(limit);
});

test("announces once that an order takes no more where the bag opens at once", async () => {
  await openPage([DRESS]);
  await act(async () => {
    cart.add({ product: DRESS.product, size: "M", color: "Terracotta", quantity: 20 });
    cart.open();
  });
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(
    "You can order up to 20 of one item. You now have 20 of Silk Wrap Dress.",
  );
  expect(document.querySelector('[role="status"]')?.textContent).toBe("");
});

test("says so when one of several products does not fit", async () => {
  await openPage([]);
  const choice = { product: DRESS.product, size: "M", color: "Terracotta" };
  act(() => {
    cart.add({ ...choice, quantity: 20 });
    cart.add({ ...choice, quantity: 1 }, { ...choice, size: "L", quantity: 1 });
  });
  expect(cart.lastChange).toMatchObject({ kind: "limited", item: { size: "M" } });
});
