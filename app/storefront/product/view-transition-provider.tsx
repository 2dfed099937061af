import { createContext, type ReactNode, useContext } from "react";
import { useViewTransitionState } from "react-router";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";

const ViewTransitionContext = createContext(false);

/** One subscription for all cards: whether a view transition to or from a product page is running. */
export function ViewTransitionProvider({ children }: { children: ReactNode }) {
  const isTransitioning = useViewTransitionState(useLocalizedPath()("/products/:slug"));
  return <ViewTransitionContext value={isTransitioning}>{children}</ViewTransitionContext>;
}

/** Return whether a view transition to or from a product page is running. */
export const useIsTransitioning = () => useContext(ViewTransitionContext);
