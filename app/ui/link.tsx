import type { ComponentProps, MouseEvent } from "react";
import { useLinkClick } from "./use-link-click.ts";
import { useLocalizedPath } from "./use-localized-path.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The path in English (`/shop`); the link leads to the page's language. */
  to: string;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Navigates with a view transition. */
  viewTransition?: boolean;
  /** Loads a new document. */
  reloadDocument?: boolean;
};

/**
 * A link within the shop, in the language of the page. Unlike the router's link it does not subscribe to the location: a page has some
 * sixty links, which would all render at each navigation (decision 030).
 */
export function Link({
  to,
  preventScrollReset = false,
  viewTransition = false,
  reloadDocument = false,
  onClick,
  ...rest
}: LinkProps) {
  const follow = useLinkClick();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument) follow(event, { preventScrollReset, viewTransition });
  };
  return <a {...rest} href={useLocalizedPath()(to)} onClick={click} />;
}
