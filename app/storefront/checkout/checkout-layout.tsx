import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { settings } from "#app/settings.ts";
import { Link } from "#app/ui/link.tsx";
import { SandboxBar } from "../sandbox/sandbox-bar.tsx";
import { SellerLines } from "../seller/seller-lines.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";
import { useReloadWhenRestored } from "./use-reload-when-restored.ts";

type CheckoutLayoutProps = {
  /** The result of `useSandboxNotice`. */
  sandboxNotice: string | null;
  children: ReactNode;
};

/** The layout of checkout. Its links load a new document, because only checkout's Content-Security-Policy allows the provider. */
export function CheckoutLayout({ sandboxNotice, children }: CheckoutLayoutProps) {
  useReloadWhenRestored();
  const seller = useShopNotes()?.seller;
  return (
    <>
      <header className="border-b border-hairline">
        <SandboxBar text={sandboxNotice} />
        <div className="page-width flex min-h-18 items-center justify-between gap-6">
          <Link to="/" reloadDocument className="-my-2 py-2 font-serif text-xl">
            {settings.brand}
          </Link>
          <Link
            to="/"
            reloadDocument
            className="label-caps drawn-line inline-flex min-h-11 items-center"
          >
            <Trans>Back to Home</Trans>
          </Link>
        </div>
      </header>
      <main className="page-width py-12 lg:py-16">{children}</main>
      {seller && (
        <footer className="page-width pb-10 text-muted text-xs">
          <SellerLines seller={seller} className="border-hairline border-t pt-6" />
        </footer>
      )}
    </>
  );
}
