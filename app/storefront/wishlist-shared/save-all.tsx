import { Select, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { grammaticalNumber } from "#app/domain/text/grammatical-number.ts";
import { addWishes } from "#app/domain/wishlist/change-wishlist.ts";
import type { SharedWish } from "#app/domain/wishlist/shared-wishlist.ts";
import { MAX_WISHES, type Wish } from "#app/domain/wishlist/wish.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { storedWishlistValue } from "../stored-wishlist-value.ts";
import { useWishlist } from "../use-wishlist.ts";

/** Oldest first, as they are stored: the page shows the newest first. */
const wishesToSave = (shared: SharedWish[]): Wish[] =>
  shared.map(({ product: { id, price }, size, color }) => ({ id, size, color, price })).reverse();

/** Saves the products of a shared wishlist that are not saved yet, and says how many found no room. */
export function SaveAll({ wishes }: { wishes: SharedWish[] }) {
  const { has } = useWishlist();
  const [isFull, setFull] = useState(false);
  const missing = wishes.filter(({ product }) => !has(product.id)).length;
  const isSaved = missing === 0;
  const save = () => {
    storedWishlistValue.update((own) => addWishes(own, wishesToSave(wishes)));
    setFull(true);
  };
  return (
    <div className="noscript:hidden mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
      <Button isInactive={isSaved} onClick={save}>
        {isSaved ? <Trans>All saved</Trans> : <Trans>Save all</Trans>}
      </Button>
      <Link to="/wishlist" className="text-link inline-flex min-h-11 items-center text-sm">
        <Trans>See my wishlist</Trans>
      </Link>
      {isFull && missing > 0 && (
        <p role="alert" className="basis-full text-amber text-sm">
          <Trans>Your wishlist holds up to {MAX_WISHES} products.</Trans>{" "}
          <Select
            value={grammaticalNumber(missing)}
            _one={`${missing} product was not saved.`}
            other={`${missing} products were not saved.`}
          />
        </p>
      )}
      <LiveRegion>{isFull && isSaved && <Trans>All saved</Trans>}</LiveRegion>
    </div>
  );
}
