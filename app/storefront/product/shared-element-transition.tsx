import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useViewTransitionState } from "react-router";
import { addressIn } from "#app/domain/language.ts";
import { useAddress } from "#app/ui/use-address.ts";

type SharedElementTransitionProps = { slug: string; plate: RefObject<HTMLElement | null> };

/** Names a card's plate for as long as the pages change between its list and the product's own, so that it travels from one to the other. */
export function SharedElementTransition({ slug, plate }: SharedElementTransitionProps) {
  const { pathname } = useLocation();
  const isTransitioning = useViewTransitionState(useAddress()(`/products/${slug}`));
  // On a product's own page the large picture already travels; one name may stand on one element only.
  const isTravelling = isTransitioning && !addressIn("en", pathname).startsWith("/products/");

  useLayoutEffect(() => {
    const element = plate.current;
    if (!isTravelling || !element) return;
    element.style.setProperty("view-transition-name", "plate");
    return () => {
      element.style.removeProperty("view-transition-name");
    };
  }, [isTravelling, plate]);

  return null;
}
