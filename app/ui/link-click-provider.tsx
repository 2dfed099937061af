import { createContext, type MouseEvent, type ReactNode, useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/** Handles a click by client-side navigation, unless a modifier key or the target prevents it. */
type LinkClickHandler = (event: MouseEvent<HTMLAnchorElement>, options: NavigateOptions) => void;

/** Without a provider, the browser follows links. */
export const LinkClickContext = createContext<LinkClickHandler>(() => undefined);

/** Return whether a click asks for no new tab, window or download. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

/** Provide one click handler for client-side navigation, stable across navigations. */
export function LinkClickProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const handleClick = useCallback<LinkClickHandler>(
    (event, options) => {
      const link = event.currentTarget;
      const isSameWindow = link.target === "" || link.target === "_self";
      if (event.defaultPrevented || !isPlainClick(event) || !isSameWindow) return;
      event.preventDefault();
      // As in a browser, a link to the current URL adds no history entry.
      const replace = link.href === window.location.href;
      // A phone would take 90 ms longer (decision 074).
      const viewTransition = options.viewTransition && window.matchMedia("(hover: hover)").matches;
      void navigate(link.pathname + link.search + link.hash, {
        ...options,
        viewTransition,
        replace,
      });
    },
    [navigate],
  );
  return <LinkClickContext value={handleClick}>{children}</LinkClickContext>;
}
