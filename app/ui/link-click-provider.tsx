import { type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";
import { LinkClickContext, type LinkClickHandler } from "./link-click-context.ts";

/** Provide one click handler for client-side navigation, stable across navigations. */
export function LinkClickProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const handleClick = useCallback<LinkClickHandler>(
    (event, options) => {
      const { currentTarget: link, button, metaKey, altKey, ctrlKey, shiftKey } = event;
      const isModified = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
      const isSameWindow = link.target === "" || link.target === "_self";
      if (event.defaultPrevented || isModified || !isSameWindow) return;
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
