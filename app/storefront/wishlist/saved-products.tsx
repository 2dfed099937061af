import { Select, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { grammaticalNumber } from "#app/domain/grammatical-number.ts";
import type { Product } from "#app/domain/product.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
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

type SavedProductsProps = { products: Product[]; unavailable: number };

/** The number of saved products and their cards, or the empty state. */
export function SavedProducts({ products, unavailable }: SavedProductsProps) {
  const count = products.length;
  const text = useFocusAfterRemoval(count);
  return (
    <>
      <p ref={text} tabIndex={-1} className="mt-5 max-w-[27em] text-muted outline-none">
        {count > 0 ? (
          <Select
            value={grammaticalNumber(count)}
            _one={`${count} product`}
            other={`${count} products`}
          />
        ) : (
          <Trans>Your wishlist is empty. Press the heart of a product to save it here.</Trans>
        )}
      </p>
      {unavailable > 0 && (
        <p className="mt-2 text-muted text-sm">
          <Select
            value={grammaticalNumber(unavailable)}
            _one={`${unavailable} product is no longer available`}
            other={`${unavailable} products are no longer available`}
          />
        </p>
      )}
      {count > 0 ? (
        <WishlistGrid products={products} />
      ) : (
        <ButtonLink to="/shop" className="mt-9">
          <Trans>Browse the shop</Trans>
        </ButtonLink>
      )}
    </>
  );
}
