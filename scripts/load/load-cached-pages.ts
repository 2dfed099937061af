import autocannon from "autocannon";
import { residentMegabytes } from "../bench/host/resident-megabytes.ts";

/** The pages shoppers read most. All are cached. */
const PAGES = ["/", "/shop", "/products/silk-wrap-dress", "/es", "/info/about"];
const HEADERS = { "accept-encoding": "br" };
const SECOND_MS = 1000;
/** A later response counts as an error. */
const TIMEOUT_SECONDS = 60;

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
  { requests, latency, errors, non2xx }: autocannon.Result,
  memory: CachedPagesResult["memory"],
): CachedPagesResult {
  return {
    answered: requests.total,
    perSecond: requests.average,
    errors,
    non2xx,
    p50: latency.p50,
    p99: latency.p99,
    longest: latency.max,
    memory,
  };
}

/** Keep `connections` busy with cached pages of a running shop for `seconds`. */
export async function loadCachedPages(
  { url, pid }: { url: string; pid: number | undefined },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<CachedPagesResult> {
  for (const page of PAGES) await (await fetch(url + page, { headers: HEADERS })).text();
  const before = residentMegabytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, SECOND_MS);
  const running = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_SECONDS,
    headers: HEADERS,
    requests: PAGES.map((path) => ({ path })),
  });
  try {
    const result = await running;
    return resultOf(result, { before, highest, after: residentMegabytes(pid) });
  } finally {
    clearInterval(watch);
  }
}
