import type { ComponentProps, MouseEvent } from "react";
import { useAddress } from "./use-address.ts";
import { useFollow } from "./use-follow.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address in English (`/shop`); the link leads to the page's own language. */
  to: string;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
  /** Lets what stands on both pages travel from one to the other. */
  viewTransition?: boolean;
  /** Asks for a new document. */
  reloadDocument?: boolean;
};

/**
 * A link within the shop that stays in the language of the page it stands on. Unlike the router's own it does not ask where the shopper
 * is: a page has some sixty of them, and each would be computed anew at every step and begin with seven hooks.
 */
export function Link({
  to,
  preventScrollReset = false,
  viewTransition = false,
  reloadDocument = false,
  onClick,
  ...rest
}: LinkProps) {
  const follow = useFollow();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument) follow(event, { preventScrollReset, viewTransition });
  };
  return <a {...rest} href={useAddress()(to)} onClick={click} />;
}
