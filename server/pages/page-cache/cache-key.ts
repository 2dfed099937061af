import { requestSource } from "#app/route-patterns.ts";
import { type CacheSource, ROUTE_TABLE } from "#app/route-table.ts";

/** Under what a public page is cached: its shortest path and query, and what it is rendered from. */
export type CacheKey = { url: string; source: CacheSource };

/** The public routes, as a page and as React Router's data (`.data`) for it. */
const CACHED = ROUTE_TABLE.flatMap(({ path, cache }) =>
  cache ? [{ ...cache, pattern: new RegExp(`^${requestSource(path, cache.param)}$`) }] : [],
);

/** A payment's return may land on any page (specification section 2): it is for the routes to read. */
const RETURN_FIELDS = [
  "transactionId",
  "transaction_id",
  "id",
  "clientTransactionId",
  "reference",
  "status",
  "msg",
];

/** React Router asks for some routes' data only, in its own order; any other value is not cached. */
const ROUTES_FIELD = "_routes";
const ROUTES = /^[\w/.,-]{1,200}$/;

/**
 * Takes a request's path and query and returns the cache key of its answer, or null where the answer is not the same for
 * everybody. Fields that no page reads, such as a campaign's, are left out, so that they cannot fill the cache.
 */
export function cacheKeyOf(url: string): CacheKey | null {
  const [path = "", search = ""] = url.split("?", 2);
  const page = CACHED.find(({ pattern }) => pattern.test(path));
  if (!page) return null;
  const { source } = page;
  if (search === "") return { url: path, source };
  const given = new URLSearchParams(search);
  if (RETURN_FIELDS.some((name) => given.has(name))) return null;
  const query = page.query?.(given) ?? new URLSearchParams();
  const routes = given.get(ROUTES_FIELD);
  if (routes !== null) {
    if (!path.endsWith(".data") || !ROUTES.test(routes)) return null;
    query.set(ROUTES_FIELD, routes);
  }
  const text = query.toString();
  return { url: text ? `${path}?${text}` : path, source };
}
