import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Takes how something that stands over the page is closed, and does so whenever another page is shown: the frame stays while
 * pages change, and what is open in it would cover the page that a link or the back button has just led to. Draws nothing; as a
 * component of its own it alone is gone through at each step, and not what it closes.
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
