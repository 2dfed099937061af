import { cardsInSight } from "./cards-in-sight.ts";
import { isPublicPath } from "./is-public-path.ts";
import { loadPageCode } from "./load-page-code.ts";
import { mayPrefetch } from "./may-prefetch.ts";
import { createPageDataStore } from "./page-data-store.ts";

/** How long the page has to rest: nothing is prefetched while the shopper scrolls, taps or types. */
const REST_MS = 300;

/** The pages that one document prefetches at most; a product's data has about 3 KB. */
const MAX_PAGES = 20;

const ACTIVITY = ["scroll", "pointerdown", "keydown"] as const;

const currentUrl = () => window.location.pathname + window.location.search;

let target: string | null = null;
let visited: string | null = null;
let count = 0;

const store = createPageDataStore({
  load: window.fetch.bind(window),
  isPublic: isPublicPath,
  takeTarget() {
    const url = target;
    target = null;
    return url;
  },
});

/** Load a page's code. A failed load is repeated by the router. */
const prefetchCode = (page: string) => void loadPageCode(page).catch(() => undefined);

/** Load pages, one after the other, until `isCurrent` is false. */
async function prefetchAll(pages: string[], isCurrent: () => boolean): Promise<void> {
  for (const page of pages) {
    if (!isCurrent() || count >= MAX_PAGES || !mayPrefetch()) return;
    if (page === visited || store.isPrefetched(page)) continue;
    count += 1;
    await store.prefetch(page);
  }
}

/** Prefetches the data of likely next pages. The router loads data with `fetch` and has no setting for another one. */
export const prefetcher = {
  isPrefetched: store.isPrefetched,

  /** Prefetch the data and the code of a page. */
  prefetch(page: string): void {
    prefetchCode(page);
    void store.prefetch(page);
  },

  /** Replace `fetch`, once. Before, nothing is stored. */
  install(): void {
    if (window.fetch === store.fetch) return;
    window.fetch = store.fetch;
    const setTarget = () => {
      target = currentUrl();
    };
    // Captured, because the router's listener requests the data at once.
    window.addEventListener("popstate", setTarget, { capture: true });
  },

  /** Prefetch the previous page, those of the cards in sight and their code whenever the page rests, until the signal. */
  start(signal: AbortSignal): void {
    let timer = 0;
    let round = 0;
    const previous = visited;
    visited = currentUrl();

    const prefetch = () => {
      const current = round;
      const cards = cardsInSight();
      const [card] = cards;
      if (card && mayPrefetch()) prefetchCode(card);
      const isBackNeeded = previous && !store.isReturnable(previous);
      const pages = isBackNeeded ? [previous, ...cards] : cards;
      void prefetchAll(pages, () => round === current && !signal.aborted);
    };
    const rest = () => {
      round += 1;
      window.clearTimeout(timer);
      timer = window.setTimeout(prefetch, REST_MS);
    };
    for (const name of ACTIVITY) {
      document.addEventListener(name, rest, { signal, passive: true, capture: true });
    }
    signal.addEventListener("abort", () => window.clearTimeout(timer));
    rest();
  },
};
