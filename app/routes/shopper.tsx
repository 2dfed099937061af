import { Outlet } from "react-router";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { OfflineNotice } from "#app/storefront/offline/offline-notice.tsx";
import { useServiceWorker } from "#app/storefront/offline/use-service-worker.ts";

// A constant element does not render on navigation.
const pages = (
  <CartProvider>
    <Outlet />
    <OfflineNotice />
  </CartProvider>
);

/** The layout of all shopper pages, including checkout and receipt. Provides the bag. */
export default function ShopperRoute() {
  useServiceWorker();
  return pages;
}
