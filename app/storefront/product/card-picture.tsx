import { useMatch, useViewTransitionState } from "react-router";
import type { Product } from "#app/domain/product.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";

const SIZES = "(min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw";

/** A card's first picture, and its second while the card is hovered or holds focus. */
export function CardPicture({ product, priority }: { product: Product; priority: boolean }) {
  const isLeaving = useViewTransitionState(`/products/${product.slug}`);
  // On a product's own page the large picture already travels; one name may stand on one element only.
  const isTravelling = useMatch("/products/:slug") === null && isLeaving;
  const [first, second] = product.images;
  if (!first) return null;
  return (
    <>
      <Picture
        address={first}
        alt=""
        sizes={SIZES}
        priority={priority}
        className={classNames("size-full", isTravelling && "[view-transition-name:plate]")}
      />
      {second && (
        <Picture
          address={second}
          alt=""
          sizes={SIZES}
          className="absolute inset-0 hidden opacity-0 transition-opacity duration-250 group-focus-within:opacity-100 group-hover:opacity-100 pointer:block"
        />
      )}
    </>
  );
}
