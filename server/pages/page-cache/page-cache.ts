import { LRUCache } from "lru-cache";
import type { CatalogueVersion } from "../../catalogue/catalogue-version.ts";
import { acceptedEncoding } from "../../http/accepted-encoding.ts";
import type { CacheOutcome } from "../../http/metrics/shop-metrics.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { answerWith, type Reader } from "./answer-with.ts";
import { type CacheKey, cacheKeyOf } from "./cache-key.ts";
import { collectPage, type RenderedPage } from "./rendered-page.ts";

/** What a request asks for, as far as a public page depends on it. */
export type PageQuestion = Omit<Reader, "encoding"> & {
  /** Path and query. */
  address: string;
  acceptEncoding: string | undefined;
};

type CachedPage = { page: RenderedPage; version: string; renderedAt: number };

type Parts = {
  version: CatalogueVersion;
  /** Renders the page at a path and query as every reader sees it. */
  render: (address: string) => Promise<Response>;
  maxBytes: number;
  /** After how many milliseconds a page of an unchanged catalogue is rendered anew in the background. */
  freshFor: number;
  clock?: () => number;
};

export type PageCache = {
  /** Returns the answer to a question about a public page; null where the page is not public or its version is not known. */
  answer(
    question: PageQuestion,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | null | Promise<Response | null>;
  /** Pages and bytes in the cache. */
  readonly store: { readonly size: number; readonly calculatedSize: number };
};

function mayBeCached({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 &&
    !headers["set-cookie"] &&
    !/no-store|private/.test(headers["cache-control"] ?? "")
  );
}

/**
 * Takes the catalogue's version and the renderer and returns the cache of public pages: whole answers, one rendering at a
 * time per address and version. A page of an older version is never served: a change is visible on the next request.
 */
export function createPageCache(parts: Parts): PageCache {
  const { version, render, maxBytes, freshFor, clock = monotonicClock } = parts;
  const store = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) => page.bytes + address.length * 2,
  });
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function renderAnew(address: string, current: string): Promise<RenderedPage> {
    const renderedAt = clock();
    const page = await collectPage(await render(address));
    if (mayBeCached(page)) store.set(address, { page, version: current, renderedAt });
    return page;
  }

  function rendering(address: string, current: string): Promise<RenderedPage> {
    const key = `${current} ${address}`;
    const found = underWay.get(key);
    if (found) return found;
    const begun = renderAnew(address, current).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  function answerFrom(
    { url }: CacheKey,
    current: string,
    question: PageQuestion,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | Promise<Response | null> {
    const reader = { ...question, encoding: acceptedEncoding(question.acceptEncoding) };
    // A new entry, since one that is there already keeps its size.
    const grow = () => {
      const grown = store.peek(url);
      if (grown) store.set(url, { ...grown });
    };
    const give = (page: RenderedPage) => answerWith(page, reader, grow);
    const cached = store.get(url);
    if (cached?.version === current) {
      const isOld = clock() - cached.renderedAt >= freshFor;
      // A rendering that fails leaves the old one, and the next reader starts another.
      if (isOld) rendering(url, current).catch(() => {});
      onOutcome(isOld ? "behind" : "hit");
      return give(cached.page);
    }
    onOutcome(underWay.has(`${current} ${url}`) ? "joined" : "rendered");
    return rendering(url, current).then((page) => {
      // The routes redirect with the whole query, of which a part is left out here.
      const isRedirect = page.headers.location !== undefined && url !== question.address;
      return isRedirect ? null : give(page);
    });
  }

  return {
    answer(question, onOutcome) {
      const key = cacheKeyOf(question.address);
      if (!key) return null;
      const current = version.current(key.source);
      if (current === null) return null;
      if (typeof current === "string") return answerFrom(key, current, question, onOutcome);
      return current.then((known) =>
        known === null ? null : answerFrom(key, known, question, onOutcome),
      );
    },
    store,
  };
}
