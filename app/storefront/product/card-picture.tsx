import { useRef } from "react";
import type { Product } from "#app/domain/product/product.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SharedElementTransition } from "./shared-element-transition.tsx";
import { useIsTransitioning } from "./view-transition-provider.tsx";

type CardPictureProps = {
  product: Product;
  priority?: boolean;
  isOnscreen?: boolean;
  sizes: string;
  /** Whether the card has been hovered or focused; its second picture is loaded then. */
  isTouched: boolean;
};

/** A card's first picture, and on hover or focus the second. */
export function CardPicture({ product, priority, isOnscreen, sizes, isTouched }: CardPictureProps) {
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
        color={product.looks?.[first]?.color}
        sizes={sizes}
        priority={priority}
        isOnscreen={isOnscreen}
        className="size-full"
      />
      {isTransitioning && <SharedElementTransition slug={product.slug} picture={picture} />}
      {second && isTouched && (
        <Picture
          src={second}
          alt=""
          sizes={sizes}
          className="absolute inset-0 hidden opacity-0 transition-opacity duration-250 group-focus-within:opacity-100 group-hover:opacity-100 pointer:block starting:opacity-0"
        />
      )}
    </>
  );
}
