import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { LiveRegion } from "./live-region.tsx";

/**
 * After a client-side navigation, announces the title to screen readers and moves the focus to the content when the focused
 * element was removed, as a browser does for a new document.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isFocusLost && !hash) document.querySelector("main")?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return <LiveRegion>{title}</LiveRegion>;
}
