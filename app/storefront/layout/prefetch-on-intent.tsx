import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { pathIn } from "#app/domain/language.ts";

/** How long pointer or focus stays on a link before it counts as hover intent. */
const HOVER_INTENT_MS = 65;

/** Public pages. Others would load private data or code that few visitors need. */
const PREFETCHED_PATHS = new RegExp(__PREFETCHED_PATHS__);

/** Return the path of the link around an event's target, if its page may be prefetched. */
function prefetchedPathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return null;
  return PREFETCHED_PATHS.test(pathIn("en", link.pathname)) ? link.pathname + link.search : null;
}

/** False in data saver mode or offline. */
function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData: boolean } };
  return onLine && !connection?.saveData;
}

function IntentListener() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    let timer = 0;
    const cancel = () => window.clearTimeout(timer);
    const start = ({ target }: Event) => {
      cancel();
      const path = mayPrefetch() ? prefetchedPathOf(target) : null;
      if (path) timer = window.setTimeout(setPage, HOVER_INTENT_MS, path);
      else setPage(null);
    };
    document.addEventListener("pointerover", start, options);
    document.addEventListener("focusin", start, options);
    document.addEventListener("pointerout", cancel, options);
    return () => {
      controller.abort();
      cancel();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Prefetches data and code of the page behind a hovered, touched or focused link (decision 031). The key resets the state on
 * navigation, so that the previous page's link is not prefetched again.
 */
export function PrefetchOnIntent() {
  return <IntentListener key={useLocation().key} />;
}
