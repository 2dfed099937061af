import { Outlet } from "react-router";
import { browserI18n } from "#app/i18n/browser-i18n.ts";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { OfflineNotice } from "#app/storefront/offline/offline-notice.tsx";
import { useServiceWorker } from "#app/storefront/offline/use-service-worker.ts";
import type { Route } from "./+types/shopper";

/** Whoever comes from the owner's desk has not read the shop's words yet. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (_args, next) => {
    await browserI18n("shop");
    await next();
  },
];

/** What every shopper's page has in common, checkout and receipt too: one bag, kept from page to page. */
export default function ShopperRoute() {
  useServiceWorker();
  return (
    <CartProvider>
      <Outlet />
      <OfflineNotice />
    </CartProvider>
  );
}
