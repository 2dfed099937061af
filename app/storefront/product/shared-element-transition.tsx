import { type RefObject, useLayoutEffect } from "react";
import { useLocation, useViewTransitionState } from "react-router";
import { pathIn } from "#app/domain/text/language.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

type SharedElementTransitionProps = { slug: string; picture: RefObject<HTMLElement | null> };

/** Sets the view transition name of a card's picture while its product page is entered or left. */
export function SharedElementTransition({ slug, picture }: SharedElementTransitionProps) {
  const { pathname } = useLocation();
  const isTransitioning = useViewTransitionState(useLocalizedPath()(`/products/${slug}`));
  // On a product page the large picture has the name, which must be unique.
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
