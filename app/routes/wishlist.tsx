import { useLingui } from "@lingui/react/macro";
import { WishlistPage } from "#app/storefront/wishlist/wishlist-page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** The same document for every visitor: the wishlist is in the browser. */
export default function WishlistRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Wishlist`} isPrivate />
      <WishlistPage />
    </>
  );
}
