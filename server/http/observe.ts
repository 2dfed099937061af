import type { Logger } from "../runtime/logger.ts";
import { requestIdOf, requestIds } from "../runtime/request-id.ts";
import { loggedPath } from "./logged-path.ts";
import { routeName } from "./metrics/route-name.ts";
import type { ShopMetrics } from "./metrics/shop-metrics.ts";

const SLOW_SECONDS = 2;
const SERVER_ERROR = 500;
const OVERLOADED = 503;
const MILLISECONDS = 1000;

type Observed = { method: string; path: string; givenId: string | undefined };
type Watch = { logger: Logger; metrics: ShopMetrics; hasTrustedProxy: boolean };

/**
 * Answer a request with a request id, log it and record its metrics. The log holds the path without its query and secrets, and
 * nothing of the client: references, searches and IP addresses are personal data.
 */
export function observe(
  { method, path, givenId }: Observed,
  { logger, metrics, hasTrustedProxy }: Watch,
  answer: () => Promise<Response>,
): Promise<Response> {
  const id = requestIdOf(givenId, hasTrustedProxy);
  const startedAt = performance.now();
  return requestIds.run(id, async () => {
    const response = await answer();
    const seconds = (performance.now() - startedAt) / MILLISECONDS;
    const { status } = response;
    metrics.answered(routeName(path), status, seconds);
    const entry = { method, path: loggedPath(path), status, seconds: Number(seconds.toFixed(3)) };
    // A flood must not fill the disk; the metrics count rejected requests.
    const isShed = status === OVERLOADED && response.headers.has("Retry-After");
    if (isShed) logger.debug(entry, "rejected: overloaded");
    else if (status >= SERVER_ERROR) logger.error(entry, "answered with an error");
    else if (seconds >= SLOW_SECONDS) logger.warn(entry, "answered slowly");
    else logger.debug(entry, "answered");
    // Immutable files are many and never need to be traced.
    const isImmutable = response.headers.get("Cache-Control")?.endsWith("immutable") ?? false;
    if (!isImmutable) response.headers.set("X-Request-Id", id);
    return response;
  });
}
