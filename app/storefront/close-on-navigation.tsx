import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Closes an overlay on navigation, because the layout stays mounted. It is a component rather than a hook, so that nothing else
 * re-renders with the location.
 */
export function CloseOnNavigation({ close }: { close: () => void }) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    close();
  }, [key, close]);
  return null;
}
