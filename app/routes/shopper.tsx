import { Outlet } from "react-router";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { OfflineNotice } from "#app/storefront/offline/offline-notice.tsx";
import { useServiceWorker } from "#app/storefront/offline/use-service-worker.ts";

// A constant element: a navigation does not render it again.
const pages = (
  <CartProvider>
    <Outlet />
    <OfflineNotice />
  </CartProvider>
);

/** The layout of all of the shopper's pages, checkout and receipt included: it provides the bag. */
export default function ShopperRoute() {
  useServiceWorker();
  return pages;
}
