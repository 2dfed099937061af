import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Closes an overlay at every navigation: the layout stays mounted, so the overlay would cover the new page. A component that
 * renders nothing, so that only it renders at each navigation.
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
