import { Select, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import type { SavedProduct } from "#app/domain/wishlist/saved-product.ts";
import { wishLinkOf } from "#app/domain/wishlist/wish-link.ts";
import { settings } from "#app/settings.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { RecentlyViewed } from "../recently-viewed/recently-viewed.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { ProductCount } from "../shop/product-count.tsx";
import { storedWishlistValue } from "../stored-wishlist-value.ts";
import { useMovedWishes } from "./use-moved-wishes.ts";
import { WishlistGrid } from "./wishlist-grid.tsx";

/** Return the ref of the text that gets the focus when the card that had it was removed. */
function useFocusAfterRemoval(count: number) {
  const text = useRef<HTMLParagraphElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isRemoved = count < before.current;
    before.current = count;
    if (isRemoved && document.activeElement === document.body) {
      text.current?.focus({ preventScroll: true });
    }
  }, [count]);
  return text;
}

function WishlistSharing({ saved }: { saved: SavedProduct[] }) {
  const { t } = useLingui();
  const localizedPath = useLocalizedPath();
  const { brand } = settings;
  const link = wishLinkOf(saved.map(({ wish }) => wish));
  return (
    <ShareButton name={t`My wishlist at ${brand}`} path={localizedPath(link)}>
      <Trans>Share this wishlist</Trans>
    </ShareButton>
  );
}

type SavedProductsProps = { saved: SavedProduct[]; unavailable: string[] };

/** How many saved products are no longer sold. They take up room in the wishlist until they are removed. */
function UnavailableProducts({ ids }: { ids: string[] }) {
  const unavailable = ids.length;
  return (
    <p className="mt-2 text-muted text-sm">
      <Select
        value={grammaticalNumber(unavailable)}
        _one={`${unavailable} product is no longer available`}
        other={`${unavailable} products are no longer available`}
      />{" "}
      <button
        type="button"
        onClick={() =>
          storedWishlistValue.update((wishes) => wishes.filter(({ id }) => !ids.includes(id)))
        }
        className="text-link min-h-11 px-2"
      >
        <Trans>Remove</Trans>
      </button>
    </p>
  );
}

/** The number of saved products and their cards, or the empty state. */
export function SavedProducts({ saved, unavailable }: SavedProductsProps) {
  const count = saved.length;
  const text = useFocusAfterRemoval(count + unavailable.length);
  const wishes = useMovedWishes(saved);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-5 max-w-[27em] text-muted outline-none">
        {count > 0 ? (
          <ProductCount total={count} />
        ) : (
          <Trans>Your wishlist is empty. Press the heart of a product to save it here.</Trans>
        )}
      </p>
      {unavailable.length > 0 && <UnavailableProducts ids={unavailable} />}
      {count > 0 ? (
        <WishlistSharing saved={saved} />
      ) : (
        <ButtonLink to="/shop" className="mt-9">
          <Trans>Browse the shop</Trans>
        </ButtonLink>
      )}
      {wishes.tiles.length > 0 && <WishlistGrid {...wishes} />}
      {count === 0 && <RecentlyViewed className="mt-20 border-hairline border-t pt-10" />}
    </>
  );
}
