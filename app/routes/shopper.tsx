import { Outlet } from "react-router";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { OfflineNotice } from "#app/storefront/offline/offline-notice.tsx";
import { useServiceWorker } from "#app/storefront/offline/use-service-worker.ts";

// Always the same element, which React leaves alone while the router takes its steps.
const pages = (
  <CartProvider>
    <Outlet />
    <OfflineNotice />
  </CartProvider>
);

/** What every shopper's page has in common, checkout and receipt too: one bag, kept from page to page. */
export default function ShopperRoute() {
  useServiceWorker();
  return pages;
}
