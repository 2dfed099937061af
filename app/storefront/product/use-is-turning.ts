import { useViewTransitionState } from "react-router";
import { useAddress } from "#app/ui/use-address.ts";

/** Returns whether the pages are just changing to or from a product's own; asked once for a list, not by each of its cards. */
export function useIsTurning(): boolean {
  return useViewTransitionState(useAddress()("/products/:slug"));
}
