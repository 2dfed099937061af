import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { settings } from "#app/settings.ts";
import { Link } from "#app/ui/link.tsx";
import { useOpenCheckout } from "../layout/use-open-checkout.ts";
import { SandboxBar } from "../sandbox/sandbox-bar.tsx";

type CheckoutLayoutProps = {
  /** As `useSandboxWords` returns them. */
  sandboxWords: string | null;
  children: ReactNode;
};

/**
 * The layout of checkout: the brand and the link back, nothing else to click. The link loads a new document, whose
 * Content-Security-Policy does not allow the provider.
 */
export function CheckoutLayout({ sandboxWords, children }: CheckoutLayoutProps) {
  useOpenCheckout();
  return (
    <>
      <header className="border-b border-hairline">
        <SandboxBar words={sandboxWords} />
        <div className="page-width flex min-h-18 items-center justify-between gap-6">
          <Link to="/" reloadDocument className="font-serif text-xl">
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
    </>
  );
}
