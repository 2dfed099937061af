import { type ComponentProps, type MouseEvent, use } from "react";
import { LinkClickContext } from "./link-click-provider.tsx";
import { useLocalizedPath } from "./use-localized-path.ts";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The English path (`/shop`), localized to the page's language. */
  to: string;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Navigates with a view transition on devices that hover. */
  viewTransition?: boolean;
  /** Loads a new document. */
  reloadDocument?: boolean;
};

/** A localized link. Unlike the router's link it does not subscribe to the location, so it does not render on navigation (decision 030). */
export function Link({
  to,
  preventScrollReset = false,
  viewTransition = false,
  reloadDocument = false,
  onClick,
  ...rest
}: LinkProps) {
  const handleClick = use(LinkClickContext);
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!reloadDocument) handleClick(event, { preventScrollReset, viewTransition });
  };
  return <a {...rest} href={useLocalizedPath()(to)} onClick={click} />;
}
