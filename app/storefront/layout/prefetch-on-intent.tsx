import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { pathIn } from "#app/domain/language.ts";

/** How long the pointer or the focus rests on a link before it counts as hover intent; crossing a grid or scrolling does not. */
const HOVER_INTENT_MS = 65;

/** Pages that are the same for everybody. The rest carry code or data that only their own visitors load. */
const PREFETCHED_PATHS = new RegExp(__PREFETCHED_PATHS__);

/** Takes an event's target and returns the path of the page its link leads to, if that page may be prefetched. */
function prefetchedPathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return null;
  return PREFETCHED_PATHS.test(pathIn("en", link.pathname)) ? link.pathname + link.search : null;
}

/** False where the shopper saves data or has no network. */
function mayPrefetch(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData: boolean } };
  return onLine && !connection?.saveData;
}

function IntentListener() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
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
      listening.abort();
      cancel();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Prefetches data and code of the page behind the link that is hovered, touched or focused (decision 031). The key resets it on
 * every page, so that the last page's link is not fetched again.
 */
export function PrefetchOnIntent() {
  return <IntentListener key={useLocation().key} />;
}
