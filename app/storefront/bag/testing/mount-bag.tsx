import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { mount } from "#app/ui/testing/mount.tsx";
import { BagDrawer, bagPanel } from "../bag-drawer.tsx";
import { CartProvider, useCart } from "../cart-provider.tsx";

export const SCARF = {
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

let current: ReturnType<typeof useCart>;

function Probe() {
  const cart = useCart();
  useEffect(() => {
    current = cart;
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

/** Mount a page with the bag's drawer, its code loaded. Returns the present bag, and a function that removes the page. */
export async function mountBag() {
  await bagPanel.load();
  const router = createMemoryRouter([{ path: "*", Component: Storefront }]);
  return { cart: () => current, unmount: await mount(<RouterProvider router={router} />) };
}
