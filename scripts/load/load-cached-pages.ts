import { setTimeout } from "node:timers/promises";
import { generateLoad, type Load } from "../bench/host/generate-load.ts";
import { residentMegabytes } from "../bench/host/resident-megabytes.ts";
import { percentile } from "../bench/percentile.ts";

/** The pages shoppers read most. All are cached. */
const PAGES = ["/", "/shop", "/products/silk-wrap-dress", "/es", "/info/about"];
const HEADERS = { "accept-encoding": "br" };
const SECOND_MS = 1000;
const RETRY_MS = 200;

export type CachedPagesResult = {
  answered: number;
  perSecond: number;
  /** Broken connections and timeouts. */
  errors: number;
  non2xx: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** The server's resident memory in megabytes. */
  memory: { before: number; highest: number; after: number };
};

function resultOf(
  { perSecond, times, non2xx, errors }: Load,
  memory: CachedPagesResult["memory"],
): CachedPagesResult {
  return {
    answered: times.length,
    perSecond,
    errors,
    non2xx,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    longest: percentile(times, 1),
    memory,
  };
}

/** A shop whose database is slow to answer for the first time caches nothing yet: only a cached page has an ETag. */
async function waitUntilCached(page: string): Promise<void> {
  for (;;) {
    const response = await fetch(page, { headers: HEADERS });
    await response.text();
    if (response.ok && response.headers.has("etag")) return;
    await setTimeout(RETRY_MS);
  }
}

/** Keep `connections` busy with cached pages of a running shop for `seconds`. */
export async function loadCachedPages(
  { url, pid }: { url: string; pid: number | undefined },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<CachedPagesResult> {
  for (const page of PAGES) await waitUntilCached(url + page);
  const before = residentMegabytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, SECOND_MS);
  let sent = 0;
  const nextPath = () => PAGES[sent++ % PAGES.length] ?? "/";
  try {
    const result = await generateLoad(url, { connections, seconds, headers: HEADERS, nextPath });
    return resultOf(result, { before, highest, after: residentMegabytes(pid) });
  } finally {
    clearInterval(watch);
  }
}
