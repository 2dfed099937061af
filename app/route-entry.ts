/**
 * The message catalogues of pages, one file per language in `app/locales`. What a page loads later has others, `overlays` and `fit`; so
 * have emails.
 */
export const MESSAGE_PARTS = [
  "shop",
  "overlays",
  "fit",
  "checkout",
  "orders",
  "info",
  "admin",
] as const;

export type MessagePart = (typeof MESSAGE_PARTS)[number];

/** What a cached page depends on: the catalogue, or also the free stock, which changes with holds and time. */
export type CacheSource = "catalogue" | "stock";

/** A route and its properties for every part of the shop. */
export type RouteEntry = {
  /** React Router's path without the language (`products/:slug`). */
  path: string;
  /** Below `app/routes`. Its views are in the folder of that name in `app/storefront`. */
  file: string;
  /** The layout (`routes.ts`). `unlocalized` routes have one URL for all languages. */
  layout: "storefront" | "shopper" | "admin" | "dashboard" | "products" | "bare" | "unlocalized";
  /** A document with a URL, a document shown in place of another, or anything else. */
  kind: "page" | "fallback" | "data";
  /**
   * Pages that are the same for everybody: the server caches them by path, the browser prefetches them except where a
   * payment starts. `param` is the pattern of parameters worth caching; `query` returns the part of a query that the
   * page depends on.
   */
  cache?: {
    source: CacheSource;
    param?: string;
    query?: (search: URLSearchParams) => URLSearchParams;
  };
  /** Without a network: last cached version, the offline page, or the browser's error. The last two are never stored. */
  offline: "cached" | "notice" | "error";
  /** Listed in the sitemap, disallowed in robots.txt, or neither. */
  robots: "sitemap" | "disallow" | "unlisted";
  messages: readonly MessagePart[];
  /** Shown while the page loads slowly. Other pages use the brand's veil. */
  skeleton?: "shop" | "product";
  /** The page that loads the provider's script, or the one the provider returns to. */
  payment?: "start" | "return";
};

/** Whether browsers prefetch a page. Where a payment starts, only a new document has the policy that lets the provider's script run. */
export const isPrefetched = ({ cache, payment }: RouteEntry) => Boolean(cache) && !payment;
