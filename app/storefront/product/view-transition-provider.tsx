import { createContext, type ReactNode, useContext } from "react";
import { useViewTransitionState } from "react-router";
import { useAddress } from "#app/ui/use-address.ts";

const ViewTransitionContext = createContext(false);

/** Asks the router once for every card in it whether the pages are just changing to or from a product's own. */
export function ViewTransitionProvider({ children }: { children: ReactNode }) {
  const isTransitioning = useViewTransitionState(useAddress()("/products/:slug"));
  return <ViewTransitionContext value={isTransitioning}>{children}</ViewTransitionContext>;
}

/** Returns whether the pages are just changing to or from a product's own. */
export const useIsTransitioning = () => useContext(ViewTransitionContext);
