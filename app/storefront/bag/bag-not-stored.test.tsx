// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { sheetPanel } from "#app/ui/sheet.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { BagDrawer } from "./bag-drawer.tsx";
import { CartProvider, useCart } from "./cart-provider.tsx";
import { bagPanel } from "./lazy-bag-panel.ts";

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
const WARNING = "Your browser does not store your bag, so it will be empty at checkout.";

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
      <BagDrawer />
      <Probe />
    </CartProvider>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  act(() => cart.clear());
  unmount();
});

test.each([true, false])("warns that storage is blocked, where it is: %s", async (isBlocked) => {
  vi.stubGlobal("fetch", async () => Response.json({ source: "sample", products: [] }));
  localStorage.clear();
  await Promise.all([bagPanel.load(), sheetPanel.load()]);
  const router = createMemoryRouter([{ path: "*", Component: Storefront }]);
  unmount = await mount(<RouterProvider router={router} />);
  await act(async () => cart.clear());
  await act(async () => cart.open());
  if (isBlocked) {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  expect(document.body.textContent).not.toContain(WARNING);
  await act(async () => void cart.add(SCARF));
  expect(document.body.textContent?.includes(WARNING)).toBe(isBlocked);
});
