import { Trans } from "@lingui/react/macro";
import { memo, type ReactNode, Suspense } from "react";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { Collection } from "#app/domain/taxonomy.ts";
import type { Menu } from "#app/domain/taxonomy-in-use.ts";
import { BagDrawer } from "../bag/bag-drawer.tsx";
import { QuickViewProvider } from "../product/quick-view-provider.tsx";
import { ViewTransitionProvider } from "../product/view-transition-provider.tsx";
import type { ShopNotes } from "../seller/shop-notes.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { SourceNotice } from "./source-notice.tsx";
import { useOpenCheckout } from "./use-open-checkout.ts";
import { usePrefetchOverlays } from "./use-prefetch-overlays.ts";

type StorefrontLayoutProps = {
  /** The home page's header links to its sections. */
  variant: "home" | "shop";
  /** For the footer. */
  collections: Collection[];
  notes: ShopNotes | null;
  /** For the header. */
  menu: Menu;
  source: CatalogueSource;
  children: ReactNode;
};

/**
 * The layout of the storefront: notice, header, footer, bag and Quick View. The `Suspense` boundaries hydrate after the header, or
 * earlier on interaction.
 */
export const StorefrontLayout = memo(
  ({ variant, collections, menu, notes, source, children }: StorefrontLayoutProps) => {
    useOpenCheckout();
    usePrefetchOverlays();
    return (
      <QuickViewProvider>
        <a
          href="#content"
          className="label-caps sr-only z-50 bg-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-5 focus:py-4"
        >
          <Trans>Skip to content</Trans>
        </a>
        <div className="flex min-h-dvh flex-col">
          <SourceNotice source={source} />
          <Header variant={variant} menu={menu} />
          <main id="content" tabIndex={-1} className="flex-1 outline-none">
            <Suspense>
              <ViewTransitionProvider>{children}</ViewTransitionProvider>
            </Suspense>
          </main>
          <Suspense>
            <Footer collections={collections} notes={notes} />
          </Suspense>
        </div>
        <PageAnnouncer />
        <PrefetchOnIntent />
        <BagDrawer />
      </QuickViewProvider>
    );
  },
);
