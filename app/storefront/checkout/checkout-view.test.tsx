// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { NO_REQUIREMENTS } from "#app/domain/checkout/checkout-requirements.ts";
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

/** Open checkout with a dress in the bag, where every start is answered with this error. */
async function openCheckout(error: { code: string; hint: string }, url = "/checkout") {
  localStorage.setItem(STORED_BAG_KEY, serializeBag([DRESS]) ?? "");
  sessionStorage.setItem(SHIPPING_DRAFT_KEY, JSON.stringify(DRAFT));
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const start = vi.fn(() => ({ ok: false, error: { ...error, message: "" } }));
  const view = (
    <CartProvider>
      <CheckoutView countries={[]} requirements={NO_REQUIREMENTS} />
    </CartProvider>
  );
  const router = createMemoryRouter(
    [
      { path: "/checkout", element: view, action: start },
      { path: "*", loader: () => null, element: null },
    ],
    { initialEntries: ["/shop", url], initialIndex: 1 },
  );
  unmount = await mount(<RouterProvider router={router} />);
  return { router, start };
}

const step = () => (document.querySelector("section[aria-label=Payment]") ? "payment" : "shipping");

test("leads Back from payment to shipping, and Forward to a new payment", async () => {
  const { router, start } = await openCheckout({ code: "OUT_OF_STOCK", hint: "" });
  await press("Continue to Payment");
  await vi.waitFor(() => expect(step()).toBe("payment"));
  expect(start).toHaveBeenCalledOnce();

  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/checkout");
  expect(step()).toBe("shipping");
  expect(start).toHaveBeenCalledOnce();

  await act(() => router.navigate(1));
  expect(step()).toBe("payment");
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));

  await press("Back to Shipping Information");
  await vi.waitFor(() => expect(step()).toBe("shipping"));
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/shop");
  expect(start).toHaveBeenCalledTimes(2);
});

test("leads Forward back to shipping when nothing can be paid any more", async () => {
  const { router, start } = await openCheckout({ code: "OUT_OF_STOCK", hint: "" });
  await press("Continue to Payment");
  await act(() => router.navigate(-1));
  const city = document.querySelector<HTMLInputElement>("[name=city]");
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(city, "");
    city?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(() => router.navigate(1));
  await vi.waitFor(() => expect(step()).toBe("shipping"));
  expect(start).toHaveBeenCalledOnce();
});

test("pays again after a payment that did not go through, and leads from there to shipping", async () => {
  const { router, start } = await openCheckout(
    { code: "OUT_OF_STOCK", hint: "" },
    "/checkout?step=payment",
  );
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(step()).toBe("payment");
  await press("Back to Shipping Information");
  await vi.waitFor(() => expect(step()).toBe("shipping"));
  await press("Continue to Payment");
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  await act(() => router.navigate(-1));
  expect(step()).toBe("shipping");
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe("/shop");
  expect(start).toHaveBeenCalledTimes(2);
});

test("goes back to the field that the shop rejected", async () => {
  await openCheckout({ code: "INVALID_CUSTOMER", hint: "email" });
  await press("Continue to Payment");
  await vi.waitFor(() => {
    const message = document.querySelector("[role=alert]")?.textContent;
    expect(message).toBe("Please check your shipping information.");
  });
  await press("Back to Shipping Information");
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("email"));
});
