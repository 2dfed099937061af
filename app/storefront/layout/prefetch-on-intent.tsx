import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { lazyModule } from "#app/ui/lazy-module.ts";
import { isPublicPath } from "../prefetch/is-public-path.ts";
import { mayPrefetch } from "../prefetch/may-prefetch.ts";
import { whenIdle } from "../prefetch/when-idle.ts";

/** In a separate chunk, which is loaded when the first page has answered. */
const lazyPrefetcher = lazyModule(() =>
  import("../prefetch/prefetcher.ts").then(({ prefetcher }) => prefetcher),
);

/** How long pointer or focus stays on a link before it counts as hover intent. */
const HOVER_INTENT_MS = 65;

/** Return the path of the link around an event's target, if its page may be prefetched and is not yet. */
function prefetchedPathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return null;
  const path = link.pathname + link.search;
  return isPublicPath(path) && !lazyPrefetcher.current?.isPrefetched(path) ? path : null;
}

/** Firefox takes the directive `default-src` for `rel=prefetch`, which allows nothing; `fetch` has its own. */
const loadsByFetch = () => navigator.userAgent.includes("Firefox/");

const prefetchByFetch = (path: string) => lazyPrefetcher.current?.prefetch(path);

function IntentListener() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const start = async () => {
      const prefetcher = await lazyPrefetcher.load();
      prefetcher.install();
      prefetcher.start(signal);
    };
    // Without the prefetcher, pages are loaded when they are opened.
    whenIdle(() => start().catch(() => undefined), signal);
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    let timer = 0;
    const cancel = () => window.clearTimeout(timer);
    const start = ({ target }: Event) => {
      cancel();
      const path = mayPrefetch() ? prefetchedPathOf(target) : null;
      const prefetch = loadsByFetch() ? prefetchByFetch : setPage;
      if (path) timer = window.setTimeout(prefetch, HOVER_INTENT_MS, path);
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
 * Prefetches the data and code of the page behind a hovered, touched or focused link (decision 031), and of those behind the cards in
 * sight (decision 066). The key resets the state on navigation, so that the previous page's link is not prefetched again.
 */
export function PrefetchOnIntent() {
  return <IntentListener key={useLocation().key} />;
}
