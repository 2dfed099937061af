import { pathIn } from "#app/domain/language.ts";

/**
 * The cache an answer is stored in: a `page` or its `data` for when the network drops, an `immutable` file, whose name changes
 * with its content, or any other `file`. Null is left to the network alone: money, persons, the owner's desk, stock, and every
 * interface for programs.
 */
export type CacheKind = "page" | "data" | "immutable" | "file" | null;

const { immutable, file, uncached, notice } = __OFFLINE_PATHS__;
const IMMUTABLE = new RegExp(immutable);
const FILE = new RegExp(file);
const UNCACHED = new RegExp(uncached);
const NOTICE = new RegExp(notice);

type Asked = Pick<Request, "method" | "mode" | "url">;

/** Takes a request and the shop's own origin and returns the cache for its answer. */
export function cacheKindOf({ method, mode, url }: Asked, origin: string): CacheKind {
  const { pathname, origin: asked } = new URL(url);
  if (method !== "GET" || asked !== origin) return null;
  if (IMMUTABLE.test(pathname)) return "immutable";
  if (FILE.test(pathname)) return "file";
  const path = pathIn("en", pathname);
  if (UNCACHED.test(path)) return null;
  if (mode === "navigate") return "page";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : null;
}

/** Takes a request and the shop's own origin and returns whether it is for a shopper's page that is never cached, but may say why it cannot come. */
export function needsNetwork({ method, mode, url }: Asked, origin: string): boolean {
  const { pathname, origin: asked } = new URL(url);
  const isOwnPage = method === "GET" && mode === "navigate" && asked === origin;
  return isOwnPage && NOTICE.test(pathIn("en", pathname));
}

/** Takes an answer and returns whether it may be cached: a good one of our own that does not forbid it. */
export function isCacheable(answer: Response): boolean {
  const isForbidden = answer.headers.get("Cache-Control")?.includes("no-store");
  return answer.status === 200 && answer.type === "basic" && !answer.redirected && !isForbidden;
}
