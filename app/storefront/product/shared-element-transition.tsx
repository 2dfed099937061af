import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useViewTransitionState } from "react-router";
import { pathIn } from "#app/domain/language.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

type SharedElementTransitionProps = { slug: string; picture: RefObject<HTMLElement | null> };

/** Names a card's picture during a view transition between its list and the product's page, which animates it from one to the other. */
export function SharedElementTransition({ slug, picture }: SharedElementTransitionProps) {
  const { pathname } = useLocation();
  const isTransitioning = useViewTransitionState(useLocalizedPath()(`/products/${slug}`));
  // On a product page the large picture has the name already, which only one element may have.
  const isNamed = isTransitioning && !pathIn("en", pathname).startsWith("/products/");

  useLayoutEffect(() => {
    const element = picture.current;
    if (!isNamed || !element) return;
    element.style.setProperty("view-transition-name", "plate");
    return () => {
      element.style.removeProperty("view-transition-name");
    };
  }, [isNamed, picture]);

  return null;
}
