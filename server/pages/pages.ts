import { paymentReturnFromQuery } from "#app/domain/payment/payment-return.ts";
import { paymentPattern } from "#app/route-patterns.ts";
import type { Shop } from "#app/shop-context.ts";
import type { CacheVersion } from "../catalogue/cache-version.ts";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import type { ClientKeys, ClientLimits } from "../http/client-limits.ts";
import type { ConcurrencyLimit } from "../http/concurrency-limit.ts";
import { overloaded, tooManyRequests } from "../http/error-responses.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import { rateLimitedShop } from "../http/rate-limited-shop.ts";
import { compressStream } from "./compress-stream.ts";
import { createYield } from "./create-yield.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { pageResponse } from "./page-cache/page-response.ts";
import { collectPage } from "./page-cache/rendered-page.ts";
import type { RenderPage } from "./render-page.ts";
import { trackDegradation } from "./track-degradation.ts";

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 24 * MEGABYTE;
/** Limits the age of what does not come from the catalogue, such as the year in the footer. */
const MAX_AGE_MS = 10 * 60_000;

/**
 * These two steps of a payment bypass the concurrency limit, within rate limits of their own. The confirmation is
 * streamed while the provider is queried.
 */
const CHECKOUT = paymentPattern("start");
const CONFIRMATION = paymentPattern("return");

type PageParts = {
  shop: Shop;
  render: RenderPage;
  /** Null for the development server, which caches nothing. */
  version: CacheVersion | null;
  /** The shop's own URL: cached pages are rendered for it, whatever the Host header says. */
  url: string;
  limits: ClientLimits;
  keys: ClientKeys;
  renderLimit: ConcurrencyLimit;
  metrics: ShopMetrics;
};

/** Compress whole pages and sitemaps; other responses are streamed or not text. */
async function compressed(response: Response, request: Request): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  if (encoding === "identity" || !response.body) return response;
  // A sitemap may have 15 MB: too much to hold in memory.
  if (type.startsWith("application/xml")) return compressStream(response, encoding);
  if (!/^text\/(?:html|x-script)/.test(type)) return response;
  const reader = { encoding, ifNoneMatch: undefined, purpose: undefined };
  const page = await collectPage(response, new URL(request.url).pathname);
  return pageResponse(page, reader, () => {});
}

export type Pages = ReturnType<typeof createPages>;

/** Create the pages: public ones are cached, the others rendered per request. */
export function createPages(parts: PageParts) {
  const { shop, render: renderPage, version, url, limits, keys, renderLimit, metrics } = parts;
  const yieldToEventLoop = createYield();

  const afterYield = (work: () => Promise<Response>) => () => yieldToEventLoop().then(work);

  /** Render within the concurrency limit and the client's share of it. */
  async function limited(client: string, work: () => Promise<Response>): Promise<Response> {
    const response = renderLimit.run(afterYield(work), client);
    if (response) return response;
    metrics.rejected("overload");
    return overloaded();
  }

  /** Payments may exceed the limit, and take no share of it. */
  function unlimited(work: () => Promise<Response>): Promise<Response> {
    const render = afterYield(work);
    return renderLimit.run(render) ?? render();
  }

  /** Count one step of a payment; return the seconds to wait, or 0. */
  function countPayment(client: string, reference: string | null): number {
    return reference === null ? limits.forms.take(client) : limits.references.take(reference);
  }

  /** Pages with degraded data must not be cached, here or by a browser. */
  async function renderTracked(request: Request, services: Shop): Promise<Response> {
    const tracked = trackDegradation(services);
    const response = await renderPage(request, tracked.shop);
    if (tracked.isDegraded()) response.headers.set("Cache-Control", "no-store");
    return response;
  }

  const cache =
    version &&
    createPageCache({
      version,
      render: (path, client) =>
        limited(client, () => renderTracked(new Request(new URL(path, url)), shop)),
      maxBytes: CACHE_BYTES,
      maxAgeMs: MAX_AGE_MS,
    });

  return {
    cache,
    /** Return the routes' response to one client. */
    async answer(request: Request, clientIp: string): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const isConfirmation = CONFIRMATION.test(pathname);
      const reference = isConfirmation ? paymentReturnFromQuery(searchParams).reference : null;
      const isPayment = isConfirmation
        ? keys.isOwnReference(reference ?? "")
        : request.method === "POST" && CHECKOUT.test(pathname);
      const wait = isPayment ? countPayment(clientIp, reference) : 0;
      if (wait > 0) {
        metrics.rejected("limit");
        return tooManyRequests(wait);
      }
      const own = rateLimitedShop(shop, limits, keys, clientIp);
      const render = () => renderTracked(request, own);
      const response = await (isPayment ? unlimited(render) : limited(clientIp, render));
      return request.method === "GET" && !isConfirmation ? compressed(response, request) : response;
    },
  };
}
