import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { settings } from "#app/settings.ts";
import { Announcer } from "#app/ui/announcer.tsx";
import { Link } from "#app/ui/link.tsx";
import { SandboxBar } from "../sandbox/sandbox-bar.tsx";
import type { OrderOrigin } from "../sandbox/use-sandbox-notice.ts";
import { SellerLines } from "../seller/seller-lines.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { useReloadWhenRestored } from "./use-reload-when-restored.ts";

const LEGAL_LINK = "drawn-line inline-flex min-h-11 items-center";

type CheckoutLayoutProps = {
  /** The order of a receipt. */
  order?: OrderOrigin | null;
  children: ReactNode;
};

/** The layout of checkout. Its links load a new document, because only checkout's Content-Security-Policy allows the provider. */
export function CheckoutLayout({ order = null, children }: CheckoutLayoutProps) {
  useReloadWhenRestored();
  const seller = useShopNotes()?.seller;
  return (
    <Announcer>
      <header className="border-b border-hairline">
        <SandboxBar order={order} />
        <div className="page-width flex min-h-18 items-center justify-between gap-6">
          <Link to="/" reloadDocument className="-my-2 py-2 font-serif text-xl">
            {settings.brand}
          </Link>
          <Link
            to="/"
            reloadDocument
            className="label-caps drawn-line inline-flex min-h-11 items-center print:hidden"
          >
            <Trans>Back to Home</Trans>
          </Link>
        </div>
      </header>
      {/* The footer starts below the window: a bag, receipt or payment that loads does not move it. */}
      <main className="page-width min-h-svh py-12 [--spacing:min(0.25rem,4px)] lg:py-16 print:min-h-0">
        {children}
      </main>
      <footer className="page-width pb-10 text-muted text-xs">
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 border-hairline border-t pt-6">
          <SellerLines seller={seller} className="" />
          <p className="flex flex-wrap gap-x-6">
            <Link to="/info/privacy" reloadDocument className={LEGAL_LINK}>
              <Trans>Privacy Policy</Trans>
            </Link>
            <Link to="/info/terms" reloadDocument className={LEGAL_LINK}>
              <Trans>Terms of Sale</Trans>
            </Link>
          </p>
        </div>
      </footer>
    </Announcer>
  );
}
