import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LiveRegion } from "#app/ui/live-region.tsx";

/**
 * Does what a browser does for a new document, where only the page in the frame has changed: reads its title to a screen
 * reader, and lets the keyboard begin at its content when what had the focus went away with the last page.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && !hash) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return <LiveRegion>{title}</LiveRegion>;
}
