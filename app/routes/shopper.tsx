import { Outlet } from "react-router";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { ConnectionNotices } from "#app/storefront/offline/connection-notices.tsx";
import { useServiceWorker } from "#app/storefront/offline/use-service-worker.ts";

// A constant element does not render on navigation.
const pages = (
  <CartProvider>
    <Outlet />
    <ConnectionNotices />
  </CartProvider>
);

/** The layout of all shopper pages, including checkout and receipt. Provides the bag. */
export default function ShopperRoute() {
  useServiceWorker();
  return pages;
}
