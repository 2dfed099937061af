import { useRef } from "react";
import type { Product } from "#app/domain/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SharedElementTransition } from "./shared-element-transition.tsx";
import { useIsTransitioning } from "./view-transition-provider.tsx";

const SIZES = "(min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw";

type CardPictureProps = {
  product: Product;
  priority: boolean;
  /** Whether the card has been hovered or focused; its second picture is loaded then. */
  isTouched: boolean;
};

/** A card's first picture, and on hover or focus the second. */
export function CardPicture({ product, priority, isTouched }: CardPictureProps) {
  const isTransitioning = useIsTransitioning();
  const picture = useRef<HTMLElement>(null);
  const [first, second] = product.images;
  if (!first) return null;
  return (
    <>
      <Picture
        ref={picture}
        src={first}
        alt={product.looks?.[first]?.alt ?? ""}
        colour={product.looks?.[first]?.colour}
        sizes={SIZES}
        priority={priority}
        className="size-full"
      />
      {isTransitioning && <SharedElementTransition slug={product.slug} picture={picture} />}
      {second && isTouched && (
        <Picture
          src={second}
          alt=""
          sizes={SIZES}
          className="absolute inset-0 hidden opacity-0 transition-opacity duration-250 group-focus-within:opacity-100 group-hover:opacity-100 pointer:block starting:opacity-0"
        />
      )}
    </>
  );
}
