import autocannon from "autocannon";
import { residentMegabytes } from "../bench/host/resident-megabytes.ts";

/** Pages that are kept: what shoppers read most. */
const PAGES = ["/", "/shop", "/products/silk-wrap-dress", "/es", "/info/about"];
const HEADERS = { "accept-encoding": "br" };
const SECOND_MS = 1000;
/** Nobody waits longer; what is not answered by then counts as an error. */
const PATIENCE_SECONDS = 60;

export type CrowdResult = {
  answered: number;
  perSecond: number;
  /** Connections that broke and requests that were not answered in time. */
  errors: number;
  non2xx: number;
  /** Latency in milliseconds. */
  p50: number;
  p99: number;
  longest: number;
  /** The server's resident memory, in megabytes. */
  memory: { before: number; highest: number; after: number };
};

function resultOf(
  { requests, latency, errors, non2xx }: autocannon.Result,
  memory: CrowdResult["memory"],
): CrowdResult {
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

/** Takes a running shop and keeps so many connections busy with kept pages for so many seconds. */
export async function crowd(
  { url, pid }: { url: string; pid: number | undefined },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<CrowdResult> {
  for (const page of PAGES) await (await fetch(url + page, { headers: HEADERS })).text();
  const before = residentMegabytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMegabytes(pid));
  }, SECOND_MS);
  const asked = autocannon({
    url,
    connections,
    duration: seconds,
    timeout: PATIENCE_SECONDS,
    headers: HEADERS,
    requests: PAGES.map((path) => ({ path })),
  });
  try {
    const result = await asked;
    return resultOf(result, { before, highest, after: residentMegabytes(pid) });
  } finally {
    clearInterval(watch);
  }
}
