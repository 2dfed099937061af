import { LANGUAGES, languageOf, pathIn } from "#app/domain/language.ts";
import { type CacheKind, cacheKindOf, isCacheable, needsNetwork } from "./cache-strategy.ts";
import type { SeenPage } from "./seen-page.ts";

/** What this file uses of a service worker's world; TypeScript's own description of it contradicts that of the page. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Lasting & { data: SeenPage };
type WorkerScope = {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(name: "message", listener: (event: Told) => void): void;
};

const worker = globalThis as unknown as WorkerScope;
const { origin, pathname } = worker.location;

/** The built file's name carries the hash of its contents, so a worker that works otherwise starts with caches of its own. */
const CACHE = `gemma-luce ${pathname}`;

/** The most answers of each kind; the oldest leaves first. */
const ROOM: Record<NonNullable<CacheKind>, number> = {
  page: 60,
  data: 60,
  immutable: 200,
  file: 300,
};

const OFFLINE_PAGES = LANGUAGES.map((language) => pathIn(language, "/offline"));

const cacheOf = (kind: NonNullable<CacheKind>) => caches.open(`${CACHE} ${kind}`);

async function store(kind: NonNullable<CacheKind>, request: Request, answer: Response) {
  if (!isCacheable(answer)) return;
  const cache = await cacheOf(kind);
  await cache.put(request, answer);
  const cached = await cache.keys();
  await Promise.all(cached.slice(0, -ROOM[kind]).map((oldest) => cache.delete(oldest)));
}

async function fetchAndCache(kind: NonNullable<CacheKind>, request: Request): Promise<Response> {
  const answer = await fetch(request);
  // A full disk must not cost the shopper the page.
  await store(kind, request, answer.clone()).catch(() => {});
  return answer;
}

/**
 * Leads to the page that says so, which names the wanted one behind `#`. A redirect: that document at another page's address would
 * be taken over by the other page's script.
 */
async function sayOffline(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const offline = pathIn(languageOf(path), "/offline");
  const cached = path !== offline && (await (await cacheOf("page")).match(origin + offline));
  return cached ? Response.redirect(`${origin}${offline}#${path}${search}`) : Response.error();
}

type MutableKind = Exclude<CacheKind, "immutable" | null>;

/** Network first: a cached answer stands in only when the network fails. */
async function fromNetwork(kind: MutableKind, request: Request): Promise<Response> {
  try {
    return await fetchAndCache(kind, request);
  } catch {
    const cached = await (await cacheOf(kind)).match(request, { ignoreVary: true });
    if (cached) return cached;
    return kind === "page" ? sayOffline(request) : Response.error();
  }
}

/** Cache first: the name of the file changes with its content. */
async function fromCache(request: Request): Promise<Response> {
  const cached = await (await cacheOf("immutable")).match(request, { ignoreVary: true });
  return cached ?? fetchAndCache("immutable", request);
}

/** Caches a URL unless it is cached already; a failure is left for another time. */
async function add(kind: CacheKind, url: string): Promise<void> {
  if (!kind || (await (await cacheOf(kind)).match(url, { ignoreVary: true }))) return;
  await fetchAndCache(kind, new Request(url)).catch(() => {});
}

/** Caches a page that nobody has opened yet, with the files its document names. */
async function addWithFiles(url: string): Promise<void> {
  const page = await fetchAndCache("page", new Request(url));
  const files = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g);
  await Promise.all([...new Set(files)].map(([, file]) => add("immutable", origin + file)));
}

worker.addEventListener("install", (event) => {
  const pages = OFFLINE_PAGES.map((path) => addWithFiles(origin + path).catch(() => {}));
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
  if (kind === "immutable") {
    event.respondWith(fromCache(event.request));
  } else if (kind) {
    event.respondWith(fromNetwork(kind, event.request));
  } else if (needsNetwork(event.request, origin)) {
    event.respondWith(fetch(event.request).catch(() => sayOffline(event.request)));
  }
});

/** A page reached without loading a document, or loaded before this worker was there, is fetched as one and cached with its files. */
worker.addEventListener("message", (event) => {
  const { page, files } = event.data;
  const asPage = { method: "GET", mode: "navigate", url: page } as const;
  const work = files.map((url) =>
    add(cacheKindOf({ method: "GET", mode: "cors", url }, origin), url),
  );
  event.waitUntil(Promise.all([add(cacheKindOf(asPage, origin), page), ...work]));
});
