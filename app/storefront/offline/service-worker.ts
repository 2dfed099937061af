import { LANGUAGES, languageOf, pathIn } from "#app/domain/text/language.ts";
import { type CacheKind, cacheKindOf, isCacheable, isNetworkOnlyPage } from "./cache-strategy.ts";
import type { VisitedPage } from "./visited-page.ts";

/** The parts of the service worker's scope used here: TypeScript's `webworker` library conflicts with `dom`. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};
type VisitEvent = ExtendableEvent & { data: VisitedPage };
type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: VisitEvent) => void): void;
};

const worker = globalThis as unknown as WorkerScope;
const { origin, pathname } = worker.location;

/** The file name has a content hash, so each version of the worker has its own caches. */
const CACHE = `gemma-luce ${pathname}`;

/** The maximum number of responses of each kind; the oldest are evicted first. */
const MAX_ENTRIES: Record<NonNullable<CacheKind>, number> = {
  page: 60,
  data: 60,
  immutable: 200,
  file: 300,
};

const OFFLINE_PAGES = LANGUAGES.map((language) => pathIn(language, "/offline"));

const cacheOf = (kind: NonNullable<CacheKind>) => caches.open(`${CACHE} ${kind}`);

async function store(kind: NonNullable<CacheKind>, request: Request, response: Response) {
  if (!isCacheable(kind, response)) return;
  const cache = await cacheOf(kind);
  await cache.put(request, response);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -MAX_ENTRIES[kind]).map((oldest) => cache.delete(oldest)));
}

/** Return the response when its headers have arrived; the event stays open until it is stored. */
async function fetchAndCache(
  kind: NonNullable<CacheKind>,
  request: Request,
  event: ExtendableEvent,
): Promise<Response> {
  const response = await fetch(request);
  // A full disk must not break the page.
  event.waitUntil(store(kind, request, response.clone()).catch(() => {}));
  return response;
}

/**
 * Redirect to the offline page, with the requested path in the hash. Without a redirect, the client router would replace the
 * offline document with the page of its URL.
 */
async function redirectToOfflinePage(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const offline = pathIn(languageOf(path), "/offline");
  const cached = path !== offline && (await (await cacheOf("page")).match(origin + offline));
  return cached ? Response.redirect(`${origin}${offline}#${path}${search}`) : Response.error();
}

/** Network first: a cached page or its data stands in only when the network fails. */
async function fromNetwork(kind: "page" | "data", event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    return await fetchAndCache(kind, request, event);
  } catch {
    const cached = await (await cacheOf(kind)).match(request, { ignoreVary: true });
    if (cached) return cached;
    return kind === "page" ? redirectToOfflinePage(request) : Response.error();
  }
}

/** Cache first; a file that may change is refetched meanwhile for the next time (stale-while-revalidate). */
async function fromCache(kind: "immutable" | "file", event: FetchEvent): Promise<Response> {
  const cached = await (await cacheOf(kind)).match(event.request, { ignoreVary: true });
  if (!cached) return fetchAndCache(kind, event.request, event);
  if (kind === "file") {
    event.waitUntil(fetchAndCache(kind, event.request, event).catch(() => {}));
  }
  return cached;
}

/** Cache a URL unless it is cached already. Failures are ignored. */
async function add(kind: CacheKind, url: string, event: ExtendableEvent): Promise<void> {
  if (!kind || (await (await cacheOf(kind)).match(url, { ignoreVary: true }))) return;
  await fetchAndCache(kind, new Request(url), event).catch(() => {});
}

/** Precache a page and the files in its HTML. */
async function addWithFiles(url: string, event: ExtendableEvent): Promise<void> {
  const page = await fetchAndCache("page", new Request(url), event);
  const files = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g);
  await Promise.all([...new Set(files)].map(([, file]) => add("immutable", origin + file, event)));
}

worker.addEventListener("install", (event) => {
  const pages = OFFLINE_PAGES.map((path) => addWithFiles(origin + path, event).catch(() => {}));
  event.waitUntil(Promise.all(pages).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const removeOld = async () => {
    const old = (await caches.keys()).filter((name) => !name.startsWith(`${CACHE} `));
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(removeOld());
});

worker.addEventListener("fetch", (event) => {
  const kind = cacheKindOf(event.request, origin);
  if (kind === "page" || kind === "data") {
    event.respondWith(fromNetwork(kind, event));
  } else if (kind) {
    event.respondWith(fromCache(kind, event));
  } else if (isNetworkOnlyPage(event.request, origin)) {
    event.respondWith(fetch(event.request).catch(() => redirectToOfflinePage(event.request)));
  }
});

/** Cache pages reached by client-side navigation or loaded before the worker was active. */
worker.addEventListener("message", (event) => {
  const { page, files } = event.data;
  const asPage = { method: "GET", mode: "navigate", url: page } as const;
  const work = files.map((url) =>
    add(cacheKindOf({ method: "GET", mode: "cors", url }, origin), url, event),
  );
  event.waitUntil(Promise.all([add(cacheKindOf(asPage, origin), page, event), ...work]));
});
