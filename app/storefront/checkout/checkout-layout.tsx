import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { settings } from "#app/settings.ts";
import { CartProvider } from "../bag/cart-provider.tsx";

/** A quiet frame for paying: the brand, the way back, and nothing that leads elsewhere. */
export function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <CartProvider>
      <header className="border-b border-hairline">
        <div className="page-width flex min-h-18 items-center justify-between gap-6">
          <Link to="/" className="font-serif text-xl">
            {settings.brand}
          </Link>
          <Link to="/" className="label-caps drawn-line inline-flex min-h-11 items-center">
            <Trans>Back to Home</Trans>
          </Link>
        </div>
      </header>
      <main className="page-width py-12 lg:py-16">{children}</main>
    </CartProvider>
  );
}
