import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes an overlay on navigation: the layout stays mounted. A component, so that nothing else renders with the location. */
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
