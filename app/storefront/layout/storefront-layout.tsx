import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BagDrawer } from "../bag/bag-drawer.tsx";
import { CartProvider } from "../bag/cart-provider.tsx";
import { QuickViewProvider } from "../product/quick-view-provider.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SourceNotice } from "./source-notice.tsx";
import { useOpenCheckout } from "./use-open-checkout.ts";
import { useShopData } from "./use-shop-data.ts";

type StorefrontLayoutProps = {
  /** The home page's header carries the anchors of its sections. */
  variant: "home" | "shop";
  children: ReactNode;
};

/** What surrounds every shopper's page: notice, header, footer, and the bag and quick view that open over it. */
export function StorefrontLayout({ variant, children }: StorefrontLayoutProps) {
  const shop = useShopData();
  useOpenCheckout();
  return (
    <CartProvider>
      <QuickViewProvider>
        <a
          href="#content"
          className="label-caps sr-only z-50 bg-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-4"
        >
          <Trans>Skip to content</Trans>
        </a>
        <div className="flex min-h-dvh flex-col">
          {shop && <SourceNotice source={shop.source} />}
          <Header variant={variant} />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer collections={shop?.collections ?? []} />
        </div>
        <BagDrawer />
      </QuickViewProvider>
    </CartProvider>
  );
}
