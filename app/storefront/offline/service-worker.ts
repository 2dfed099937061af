import { addressIn, LANGUAGES, languageOf } from "#app/domain/language.ts";
import { type Keeping, keepingOf, mayKeep, needsNetwork } from "./keeping-of.ts";
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

/** So many of each kind are kept; the one kept longest ago leaves first. */
const ROOM: Record<NonNullable<Keeping>, number> = { page: 60, data: 60, named: 200, file: 300 };

const OFFLINE_PAGES = LANGUAGES.map((language) => addressIn(language, "/offline"));

const cacheOf = (keeping: NonNullable<Keeping>) => caches.open(`${CACHE} ${keeping}`);

async function keep(keeping: NonNullable<Keeping>, request: Request, answer: Response) {
  if (!mayKeep(answer)) return;
  const cache = await cacheOf(keeping);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -ROOM[keeping]).map((oldest) => cache.delete(oldest)));
}

async function fetchAndKeep(keeping: NonNullable<Keeping>, request: Request): Promise<Response> {
  const answer = await fetch(request);
  // A full disk must not cost the shopper the page.
  await keep(keeping, request, answer.clone()).catch(() => {});
  return answer;
}

/**
 * Leads to the page that says so, which names the wanted one behind `#`. A redirect: that document at another page's address would
 * be taken over by the other page's script.
 */
async function sayOffline(request: Request): Promise<Response> {
  const { pathname: path, search } = new URL(request.url);
  const offline = addressIn(languageOf(path), "/offline");
  const kept = path !== offline && (await (await cacheOf("page")).match(origin + offline));
  return kept ? Response.redirect(`${origin}${offline}#${path}${search}`) : Response.error();
}

/** Pages and their data come from the shop; what was kept of them only stands in for it. */
async function fromNetwork(keeping: "page" | "data", request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(keeping, request);
  } catch {
    const kept = await (await cacheOf(keeping)).match(request, { ignoreVary: true });
    if (kept) return kept;
    return keeping === "page" ? sayOffline(request) : Response.error();
  }
}

/** Files come from what was kept; one that may change is asked after meanwhile, for the next time. */
async function fromCache(keeping: "named" | "file", event: Fetching): Promise<Response> {
  const kept = await (await cacheOf(keeping)).match(event.request, { ignoreVary: true });
  if (!kept) return fetchAndKeep(keeping, event.request);
  if (keeping === "file") {
    event.waitUntil(fetchAndKeep(keeping, event.request).catch(() => {}));
  }
  return kept;
}

/** Keeps an address unless it is kept already; what cannot be had now is had another time. */
async function add(keeping: Keeping, address: string): Promise<void> {
  if (!keeping || (await (await cacheOf(keeping)).match(address, { ignoreVary: true }))) return;
  await fetchAndKeep(keeping, new Request(address)).catch(() => {});
}

/** Keeps a page that nobody has opened yet, with the files its document names. */
async function addWithFiles(address: string): Promise<void> {
  const page = await fetchAndKeep("page", new Request(address));
  const files = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g);
  await Promise.all([...new Set(files)].map(([, file]) => add("named", origin + file)));
}

worker.addEventListener("install", (event) => {
  const pages = OFFLINE_PAGES.map((address) => addWithFiles(origin + address).catch(() => {}));
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
  const keeping = keepingOf(event.request, origin);
  if (keeping === "page" || keeping === "data") {
    event.respondWith(fromNetwork(keeping, event.request));
  } else if (keeping) {
    event.respondWith(fromCache(keeping, event));
  } else if (needsNetwork(event.request, origin)) {
    event.respondWith(fetch(event.request).catch(() => sayOffline(event.request)));
  }
});

/** A page reached without loading a document, or loaded before this worker was there, is fetched as one and kept with its files. */
worker.addEventListener("message", (event) => {
  const { page, files } = event.data;
  const asPage = { method: "GET", mode: "navigate", url: page } as const;
  const work = files.map((url) =>
    add(keepingOf({ method: "GET", mode: "cors", url }, origin), url),
  );
  event.waitUntil(Promise.all([add(keepingOf(asPage, origin), page), ...work]));
});
