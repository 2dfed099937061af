import { pathIn } from "#app/domain/text/language.ts";

/**
 * The cache of a response: `page` and `data` for offline use, `immutable` for files with a content hash, `file` for others. Null is
 * network only: payments, personal data, the admin, stock and APIs.
 */
export type CacheKind = "page" | "data" | "immutable" | "file" | null;

const { immutable, file, uncached, notice } = __OFFLINE_PATHS__;
const IMMUTABLE = new RegExp(immutable);
const FILE = new RegExp(file);
const UNCACHED = new RegExp(uncached);
const NOTICE = new RegExp(notice);

type RequestParts = Pick<Request, "method" | "mode" | "url">;

/** Return the cache for the response to a request, given the shop's origin. */
export function cacheKindOf({ method, mode, url }: RequestParts, origin: string): CacheKind {
  const { pathname, origin: requestOrigin } = new URL(url);
  if (method !== "GET" || requestOrigin !== origin) return null;
  if (IMMUTABLE.test(pathname)) return "immutable";
  if (FILE.test(pathname)) return "file";
  const path = pathIn("en", pathname);
  if (UNCACHED.test(path)) return null;
  if (mode === "navigate") return "page";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : null;
}

/** Return whether a navigation is to an uncached page of the shop, which redirects to the offline page without a network. */
export function isNetworkOnlyPage({ method, mode, url }: RequestParts, origin: string): boolean {
  const { pathname, origin: requestOrigin } = new URL(url);
  const isOwnPage = method === "GET" && mode === "navigate" && requestOrigin === origin;
  return isOwnPage && NOTICE.test(pathIn("en", pathname));
}

/**
 * Return whether a response may be cached: same-origin, 200, not redirected, without `no-store`. Only a page is HTML: for a script, a
 * proxy sent it, and a cached script is not requested again.
 */
export function isCacheable(kind: CacheKind, response: Response): boolean {
  const isForbidden = response.headers.get("Cache-Control")?.includes("no-store");
  const isHtml = response.headers.get("Content-Type")?.includes("text/html") ?? false;
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    !isForbidden &&
    (kind === "page" || !isHtml)
  );
}
