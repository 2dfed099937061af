import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { storedWishlistValue } from "../stored-wishlist-value.ts";
import { SavedProducts } from "./saved-products.tsx";
import { useSavedProducts } from "./use-saved-products.ts";
import { WishlistSkeleton } from "./wishlist-grid.tsx";

function FailedWishlist({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p role="alert" className="mt-5 max-w-[27em] text-muted">
        <Trans>Your wishlist could not be loaded.</Trans>
      </p>
      <Button onClick={onRetry} className="mt-9">
        <Trans>Try Again</Trans>
      </Button>
    </>
  );
}

function WishlistContent() {
  const saved = useSavedProducts();
  switch (saved.state) {
    case "hydrating":
      return null;
    case "loading":
      return <WishlistSkeleton count={saved.count} />;
    case "failed":
      return <FailedWishlist onRetry={saved.retry} />;
    case "ready":
      return <SavedProducts saved={saved.saved} unavailable={saved.unavailable} />;
  }
}

/** Whether nothing of the wishlist gets lost; assumed on the server. */
const isKept = () => storedWishlistValue.get().length === 0 || storedWishlistValue.isPersistent();

/** Why the wishlist will be empty, where the browser does not store it. */
function NotStored() {
  if (useSyncExternalStore(storedWishlistValue.subscribe, isKept, () => true)) return null;
  return (
    <p role="alert" className="mt-5 max-w-prose border-amber border-l-2 pl-3 text-amber text-sm">
      <Trans>
        Your browser does not store your wishlist, so it will be empty on your next visit. Please
        allow this site to store data and cookies.
      </Trans>
    </p>
  );
}

export function WishlistPage() {
  const { t } = useLingui();
  return (
    <div className="page-width min-h-svh pt-10 pb-28 md:pt-16 print:min-h-0">
      <PageHead title={t`Wishlist`} isPrivate />
      <h1 className="text-title">
        <Trans>Wishlist</Trans>
      </h1>
      <noscript>
        <p className="mt-5 max-w-[27em] text-muted">
          <Trans>To see your wishlist, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <NotStored />
      <WishlistContent />
    </div>
  );
}
