import { type ReactNode, useCallback } from "react";
import { useNavigate } from "react-router";
import { type Follow, LinkClickContext } from "./use-link-click.ts";

/** Handles the clicks of all links in it by client-side navigation, with one callback that is stable across navigations. */
export function LinkClickProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event, options) => {
      const { currentTarget: link, button, metaKey, altKey, ctrlKey, shiftKey } = event;
      const isElsewhere = button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
      const isHere = link.target === "" || link.target === "_self";
      if (event.defaultPrevented || isElsewhere || !isHere) return;
      event.preventDefault();
      // As in a browser, a link to the current URL adds no history entry.
      const replace = link.href === window.location.href;
      void navigate(link.pathname + link.search + link.hash, { ...options, replace });
    },
    [navigate],
  );
  return <LinkClickContext value={follow}>{children}</LinkClickContext>;
}
