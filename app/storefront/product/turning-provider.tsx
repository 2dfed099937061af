import { createContext, type ReactNode, useContext } from "react";
import { useViewTransitionState } from "react-router";
import { useAddress } from "#app/ui/use-address.ts";

const TurningContext = createContext(false);

/** Asks the router once for every card in it whether the pages are just changing to or from a product's own. */
export function TurningProvider({ children }: { children: ReactNode }) {
  const isTurning = useViewTransitionState(useAddress()("/products/:slug"));
  return <TurningContext value={isTurning}>{children}</TurningContext>;
}

/** Returns whether the pages are just changing to or from a product's own. */
export const useIsTurning = () => useContext(TurningContext);
