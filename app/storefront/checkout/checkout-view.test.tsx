// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { EMPTY_SHIPPING_DRAFT } from "#app/domain/checkout/shipping-draft.ts";
import { SHIPPING_DRAFT_KEY } from "#app/domain/delivery/remembered-destination.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { CartProvider } from "../bag/cart-provider.tsx";
import { CheckoutView } from "./checkout-view.tsx";

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
  quantity: 1,
  priceWhenAdded: 24500,
  availability: "available",
  stock: null,
};

const DRAFT = {
  ...EMPTY_SHIPPING_DRAFT,
  firstName: "Ana",
  lastName: "Vega",
  email: "ana@example.com",
  phone: "0991234567",
  address: "Calle Larga 1",
  city: "Cuenca",
  province: "Azuay",
};

let unmount = () => {};

afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function press(name: string) {
  const button = await vi.waitFor(() => {
    const found = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    if (!found) throw new Error(`There is no button "${name}".`);
    return found;
  });
  await act(async () => button.click());
}

test("goes back to the field that the shop rejected", async () => {
  localStorage.setItem(STORED_BAG_KEY, serializeBag([DRESS]) ?? "");
  sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(DRAFT));
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const error = { code: "INVALID_CUSTOMER", message: "", hint: "email" };
  const view = (
    <CartProvider>
      <CheckoutView countries={[]} requiresInvoice={false} requiresProvince={false} />
    </CartProvider>
  );
  const router = createMemoryRouter(
    [
      { path: "/checkout", element: view, action: () => ({ ok: false, error }) },
      { path: "*", loader: () => null, element: null },
    ],
    { initialEntries: ["/checkout"] },
  );
  unmount = await mount(<RouterProvider router={router} />);
  await press("Continue to Payment");
  const message = await vi.waitFor(() => document.querySelector("[role=alert]")?.textContent);
  expect(message).toBe("Please check your shipping information.");
  await press("Back to Shipping Information");
  expect(document.activeElement?.getAttribute("name")).toBe("email");
});
