import type { IncomingHttpHeaders } from "node:http";
import { LRUCache } from "lru-cache";
import type { CacheVersion } from "../../catalogue/cache-version.ts";
import { acceptedEncoding } from "../../http/accepted-encoding.ts";
import type { CacheOutcome } from "../../http/metrics/shop-metrics.ts";
import { monotonicClock } from "../../runtime/monotonic-clock.ts";
import { type CacheKey, cacheKeyOf } from "./cache-key.ts";
import { pageResponse } from "./page-response.ts";
import { collectPage, type RenderedPage } from "./rendered-page.ts";

/** A request for a public page. */
type PageRequest = {
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Returns the key by which limits count its client; called only to render. */
  client: () => string;
};

type CachedPage = { page: RenderedPage; version: string; renderedAt: number };

type Parts = {
  version: CacheVersion;
  /** Render a page as every reader sees it, for the client that asked first. */
  render: (url: string, client: string) => Promise<Response>;
  maxBytes: number;
  /** Age after which a page of an unchanged catalogue is rendered again in the background. */
  maxAgeMs: number;
};

type PageCache = {
  /** Return the response, or null where the page is not public or its version is unknown. */
  answer(
    request: PageRequest,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | null | Promise<Response | null>;
  /** Pages and bytes in the cache. */
  readonly store: { readonly size: number; readonly calculatedSize: number };
};

function isCacheable({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 &&
    !headers["set-cookie"] &&
    !/no-store|private/.test(headers["cache-control"] ?? "")
  );
}

/**
 * Create the cache of public pages (LRU by bytes), with one rendering at a time per URL and version (single flight).
 * Pages of an older version are never served: a change shows on the next request.
 */
export function createPageCache(parts: Parts): PageCache {
  const { version, render, maxBytes, maxAgeMs } = parts;
  const store = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, url) => page.bytes + url.length * 2,
  });
  const pending = new Map<string, Promise<RenderedPage>>();

  async function renderAnew(url: string, current: string, client: string): Promise<RenderedPage> {
    const renderedAt = monotonicClock();
    const page = await collectPage(await render(url, client), url);
    if (isCacheable(page)) store.set(url, { page, version: current, renderedAt });
    return page;
  }

  function rendering(url: string, current: string, client: string): Promise<RenderedPage> {
    const key = `${current} ${url}`;
    const found = pending.get(key);
    if (found) return found;
    const started = renderAnew(url, current, client).finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  }

  function respondFrom(
    { url }: CacheKey,
    current: string,
    request: PageRequest,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | Promise<Response | null> {
    const { headers } = request;
    const reader = {
      encoding: acceptedEncoding(headers["accept-encoding"]),
      ifNoneMatch: headers["if-none-match"],
      purpose: String(headers["sec-purpose"] ?? ""),
    };
    // A new entry: LRUCache keeps the size of an existing one.
    const grow = () => {
      const grown = store.peek(url);
      if (grown) store.set(url, { ...grown });
    };
    const respond = (page: RenderedPage) => pageResponse(page, reader, grow);
    const cached = store.get(url);
    if (cached?.version === current) {
      const isOld = monotonicClock() - cached.renderedAt >= maxAgeMs;
      // A failed rendering keeps the old page; the next request tries again.
      if (isOld) rendering(url, current, request.client()).catch(() => {});
      onOutcome(isOld ? "behind" : "hit");
      return respond(cached.page);
    }
    onOutcome(pending.has(`${current} ${url}`) ? "joined" : "rendered");
    return rendering(url, current, request.client()).then((page) => {
      // Redirects carry the whole query, of which the key dropped a part.
      const isRedirect = page.headers.location !== undefined && url !== request.url;
      return isRedirect ? null : respond(page);
    });
  }

  return {
    answer(request, onOutcome) {
      const key = cacheKeyOf(request.url);
      if (!key) return null;
      const current = version.current(key.source);
      if (current === null) return null;
      if (typeof current === "string") return respondFrom(key, current, request, onOutcome);
      return current.then((known) =>
        known === null ? null : respondFrom(key, known, request, onOutcome),
      );
    },
    store,
  };
}
