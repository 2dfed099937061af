/** Prefetched data is shown up to this age, and data of a visited page when the shopper goes back to it. */
const MAX_AGE_MS = { prefetched: 2 * 60_000, visited: 10 * 60_000 };

/** The oldest are dropped first. */
const MAX_ENTRIES = 50;

type Entry = {
  kind: keyof typeof MAX_AGE_MS;
  response: Promise<Response>;
  /** The value of `_routes` that it responds to; null for all routes. */
  routes: string | null;
  at: number;
};

type DataRequest = { url: URL | string; page: string; routes: string | null };

type Parts = {
  load: typeof fetch;
  /** Whether a page is the same for every visitor. Others are never stored. */
  isPublic(path: string): boolean;
  /** Return the URL that the browser went back or forward to since the last call; null for none. */
  takeTarget(): string | null;
};

/** Return path and query in one spelling. */
function pageOf(url: URL | string): string {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Return which page's data the router requests (`/shop.data?page=2&_routes=…`); null for any other request. */
function dataRequestOf(input: RequestInfo | URL, init?: RequestInit): DataRequest | null {
  if (input instanceof Request || (init?.method ?? "GET") !== "GET") return null;
  const url = new URL(input, window.location.origin);
  if (url.origin !== window.location.origin || !url.pathname.endsWith(".data")) return null;
  const routes = url.searchParams.get("_routes");
  url.searchParams.delete("_routes");
  url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
  return { url: input, page: pageOf(url), routes };
}

/** Return the URL of a page's data for all its routes. */
function dataUrlOf(page: string): string {
  const [path = "", query] = page.split("?", 2);
  return `${path}${path.endsWith("/") ? "_" : ""}.data${query ? `?${query}` : ""}`;
}

const isStorable = ({ status, headers }: Response) =>
  status === 200 && !headers.get("Cache-Control")?.includes("no-store");

/**
 * Create the store of pages' data in memory. A prefetched page opens once without a request, and going back shows a page as
 * it was (decision 066). Everything else, such as a revalidation, is requested.
 */
export function createPageDataStore({ load, isPublic, takeTarget }: Parts) {
  const entries = new Map<string, Entry>();

  function freshEntry(page: string): Entry | undefined {
    const entry = entries.get(page);
    return entry && Date.now() - entry.at < MAX_AGE_MS[entry.kind] ? entry : undefined;
  }

  function store(page: string, entry: Omit<Entry, "at">) {
    entries.delete(page);
    entries.set(page, { ...entry, at: Date.now() });
    for (const oldest of [...entries.keys()].slice(0, -MAX_ENTRIES)) entries.delete(oldest);
  }

  async function stored({ page, routes }: DataRequest): Promise<Response | null> {
    const target = takeTarget();
    const entry = freshEntry(page);
    if (!entry || (entry.routes !== null && entry.routes !== routes)) return null;
    if (entry.kind === "visited" && (target === null || pageOf(target) !== page)) return null;
    const response = await entry.response.catch(() => null);
    if (response) entries.set(page, { ...entry, kind: "visited" });
    return response?.clone() ?? null;
  }

  async function requested({ url, page, routes }: DataRequest, init?: RequestInit) {
    const response = await load(url, init);
    if (isStorable(response) && isPublic(page)) {
      store(page, { kind: "visited", response: Promise.resolve(response.clone()), routes });
    }
    return response;
  }

  const isPrefetched = (page: string) => freshEntry(pageOf(page))?.kind === "prefetched";

  return {
    /** Whether a page opens without a request. */
    isPrefetched,
    /** Whether going back to a page makes no request. */
    isReturnable: (page: string) => freshEntry(pageOf(page)) !== undefined,
    async prefetch(url: string): Promise<void> {
      const page = pageOf(url);
      if (isPrefetched(page) || !isPublic(page)) return;
      const response = load(dataUrlOf(page), { priority: "low" }).then(async (loaded) => {
        if (!isStorable(loaded)) throw new Error(`${page} responded with ${loaded.status}`);
        return new Response(await loaded.arrayBuffer(), loaded);
      });
      store(page, { kind: "prefetched", response, routes: null });
      await response.catch(() => entries.delete(page));
    },
    /** Stands in for the browser's `fetch`: responds to the router's requests with what is stored. */
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = dataRequestOf(input, init);
      if (!request) return load(input, init);
      return (await stored(request)) ?? requested(request, init);
    },
  };
}
