import { isStrayReturn } from "#app/domain/payment/payment-return.ts";
import type { CacheSource } from "#app/route-entry.ts";
import { requestSource } from "#app/route-patterns.ts";
import { ROUTE_TABLE } from "#app/route-table.ts";

/** A cached page's normalized path and query, and what it is rendered from. */
export type CacheKey = { url: string; source: CacheSource };

/** The public routes, as documents and as React Router's data (`.data`). */
const CACHED = ROUTE_TABLE.flatMap(({ path, cache }) =>
  cache ? [{ ...cache, pattern: new RegExp(`^${requestSource(path, cache.param)}$`) }] : [],
);

/** React Router requests the data of some routes; other values are not cached. */
const ROUTES_FIELD = "_routes";
const ROUTES = /^[\w/.,-]{1,200}$/;

/**
 * Return the cache key of a path and query, or null where the response differs between readers. Drops query parameters
 * that no page reads, such as a campaign's, so that they cannot fill the cache.
 */
export function cacheKeyOf(url: string): CacheKey | null {
  const [path = "", ...rest] = url.split("?");
  // The query may itself contain question marks.
  const search = rest.join("?");
  const page = CACHED.find(({ pattern }) => pattern.test(path));
  if (!page) return null;
  const { source } = page;
  if (search === "") return { url: path, source };
  const params = new URLSearchParams(search);
  if (isStrayReturn(params)) return null;
  const query = page.query?.(params) ?? new URLSearchParams();
  const routes = params.get(ROUTES_FIELD);
  if (routes !== null) {
    if (!path.endsWith(".data") || !ROUTES.test(routes)) return null;
    query.set(ROUTES_FIELD, routes);
  }
  const text = query.toString();
  return { url: text ? `${path}?${text}` : path, source };
}
