import { memo, type ReactNode, Suspense } from "react";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";
import type { Menu } from "#app/domain/catalogue/taxonomy-in-use.ts";
import { PageAnnouncer } from "#app/ui/page-announcer.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { BagDrawer } from "../bag/bag-drawer.tsx";
import { QuickViewProvider } from "../product/quick-view-provider.tsx";
import { ViewTransitionProvider } from "../product/view-transition-provider.tsx";
import type { ShopNotes } from "../seller/shop-notes.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";
import { SourceNotice } from "./source-notice.tsx";
import { useOpenCheckout } from "./use-open-checkout.ts";
import { usePrefetchOverlays } from "./use-prefetch-overlays.ts";

type StorefrontLayoutProps = {
  /** The home page's header links to its sections. */
  variant: "home" | "shop";
  /** For the footer. */
  collections: Category[];
  notes: ShopNotes | null;
  /** For the header. */
  menu: Menu;
  source: CatalogueSource;
  children: ReactNode;
};

/** The `Suspense` boundaries hydrate after the header, or earlier on interaction. */
export const StorefrontLayout = memo(
  ({ variant, collections, menu, notes, source, children }: StorefrontLayoutProps) => {
    useOpenCheckout();
    usePrefetchOverlays();
    return (
      <QuickViewProvider>
        <SkipLink />
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
