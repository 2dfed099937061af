import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LiveRegion } from "#app/ui/live-region.tsx";

/**
 * Does after a client-side navigation what a browser does for a new document: announces the title to screen readers, and moves
 * the focus to the content when the focused element is gone.
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
