import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://shop.example";
const WORKER = "/assets/service-worker-1a2b.js";

type Listener = (event: object) => void;
type Page = { status?: number; body?: BodyInit; headers?: HeadersInit };

const listeners = new Map<string, Listener>();
let stores: Map<string, Map<string, Response>>;
/** The shop's responses by path; any other path fails as without a network. */
let shop: Map<string, Page>;

const urlOf = (request: Request | string) => (typeof request === "string" ? request : request.url);

/** Give a response the type `basic`, as a browser's fetch does and Node's constructor does not. */
function basic(answer: Response): Response {
  const copy = answer.clone.bind(answer);
  return Object.defineProperties(answer, {
    type: { value: "basic" },
    clone: { value: () => basic(copy()) },
  });
}

function fakeCache(name: string) {
  const store = stores.get(name) ?? new Map<string, Response>();
  stores.set(name, store);
  return {
    match: async (request: Request | string) => store.get(urlOf(request))?.clone(),
    async put(request: Request, answer: Response) {
      // As in browsers, a response is stored with its last byte.
      await answer.clone().text();
      store.set(request.url, answer);
    },
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (request: Request) => store.delete(request.url),
  };
}

beforeEach(async () => {
  listeners.clear();
  stores = new Map();
  shop = new Map();
  vi.stubGlobal("location", { origin: ORIGIN, pathname: WORKER });
  vi.stubGlobal("addEventListener", (name: string, listener: Listener) =>
    listeners.set(name, listener),
  );
  vi.stubGlobal("skipWaiting", async () => {});
  vi.stubGlobal("clients", { claim: async () => {} });
  vi.stubGlobal("caches", {
    open: async (name: string) => fakeCache(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("fetch", async (request: Request) => {
    const page = shop.get(new URL(request.url).pathname);
    if (!page) throw new TypeError("Failed to fetch");
    return basic(new Response(page.body ?? "", { status: page.status ?? 200, ...page }));
  });
  vi.resetModules();
  await import("./service-worker.ts");
});

/** Raise an event. Return a function that waits until its work, also what is added meanwhile, is done. */
function raiseOpen(name: string, event: object) {
  const work: Promise<unknown>[] = [];
  listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
  return async () => {
    for (const promise of work) await promise;
  };
}

const raise = (name: string, event: object = {}) => raiseOpen(name, event)();

/** Send a request to the worker. The response is null when it leaves the request to the browser. */
function request(path: string, mode: RequestMode = "navigate") {
  let answer: Promise<Response> | null = null;
  const asked = { method: "GET", mode, url: ORIGIN + path, clone: () => asked };
  const respondWith = (promise: Promise<Response>) => {
    answer = promise;
  };
  const done = raiseOpen("fetch", { request: asked, respondWith });
  return { answer: answer as Promise<Response> | null, done };
}

/** Send a request and wait until its response is stored. */
async function visit(path: string, mode?: RequestMode): Promise<Response | null> {
  const { answer, done } = request(path, mode);
  const response = await answer;
  await done();
  return response;
}

function cachedUrls(): string[] {
  return [...stores.values()].flatMap((store) => [...store.keys()]);
}

async function install() {
  const body = '<link rel="stylesheet" href="/assets/root-1.css"><script src="/assets/entry-2.js">';
  shop.set("/offline", { body }).set("/es/offline", { body });
  shop.set("/assets/root-1.css", {}).set("/assets/entry-2.js", {});
  await raise("install");
}

test("precaches the offline page in both languages, with its files", async () => {
  await install();
  const paths = cachedUrls().map((url) => new URL(url).pathname);
  expect(new Set(paths)).toEqual(
    new Set(["/offline", "/es/offline", "/assets/root-1.css", "/assets/entry-2.js"]),
  );
});

test("answers a seen page from the network, and from the cache when the network fails", async () => {
  shop.set("/shop", { body: "first" });
  expect(await (await visit("/shop"))?.text()).toBe("first");
  shop.set("/shop", { body: "second" });
  expect(await (await visit("/shop"))?.text()).toBe("second");
  shop.clear();
  expect(await (await visit("/shop"))?.text()).toBe("second");
});

test("responds before the last byte of a page has arrived, and does not store half of it", async () => {
  const start = (controller: ReadableStreamDefaultController) =>
    controller.enqueue(new TextEncoder().encode("<header>"));
  shop.set("/shop", { body: new ReadableStream({ start }) });
  const response = await request("/shop").answer;
  const { value } = (await response?.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("<header>");
  expect(cachedUrls()).toEqual([]);
});

test("answers a cached picture from the cache and refetches it for the next time", async () => {
  const picture = "/plates/silk-wrap-dress-front-800.avif";
  const text = async () => (await visit(picture, "no-cors"))?.text();
  shop.set(picture, { body: "first" });
  expect(await text()).toBe("first");
  shop.set(picture, { body: "second" });
  expect(await text()).toBe("first");
  expect(await text()).toBe("second");
  shop.clear();
  expect(await text()).toBe("second");
});

test.each([
  ["/products/silk-blouse?a=1", "/offline#/products/silk-blouse?a=1"],
  ["/es/shop", "/es/offline#/es/shop"],
  ["/checkout", "/offline#/checkout"],
])("redirects %s, not cached, to %s", async (path, location) => {
  await install();
  shop.clear();
  const answer = await visit(path);
  expect(answer?.status).toBe(302);
  expect(answer?.headers.get("Location")).toBe(ORIGIN + location);
});

test("responds with a network error and no redirect loop without the offline page", async () => {
  expect((await visit("/offline"))?.type).toBe("error");
  expect((await visit("/shop"))?.type).toBe("error");
  expect((await visit("/shop.data", "cors"))?.type).toBe("error");
});

test("never caches checkout", async () => {
  shop.set("/checkout", { body: "pay" });
  expect(await (await visit("/checkout"))?.text()).toBe("pay");
  expect(cachedUrls()).toEqual([]);
});

test.each(["/confirmation?id=1", "/admin", "/rest/v1/products"])(
  "leaves %s to the browser",
  async (path) => {
    expect(await visit(path)).toBeNull();
  },
);

test.each<[string, Page]>([
  ["a server error", { status: 500 }],
  ["a no-store response", { headers: { "Cache-Control": "no-store" } }],
])("forwards %s without caching it", async (_what, page) => {
  shop.set("/shop", page);
  expect((await visit("/shop"))?.status).toBe(page.status ?? 200);
  expect(cachedUrls()).toEqual([]);
});

test.each<[string, RequestMode]>([
  ["/assets/entry-2.js", "cors"],
  ["/plates/silk-wrap-dress-front-800.avif", "no-cors"],
  ["/shop.data", "cors"],
])("does not cache the HTML page of a proxy as %s", async (path, mode) => {
  shop.set(path, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  await visit(path, mode);
  expect(cachedUrls()).toEqual([]);
});

test("evicts the oldest page first", async () => {
  for (let index = 0; index < 70; index += 1) {
    shop.set(`/products/${index}`, {});
    await visit(`/products/${index}`);
  }
  expect(cachedUrls()).toHaveLength(60);
  expect(cachedUrls()).not.toContain(`${ORIGIN}/products/9`);
  expect(cachedUrls()).toContain(`${ORIGIN}/products/69`);
});

test("caches a reported page with its files, and nothing private", async () => {
  shop.set("/info/about", {}).set("/assets/a-1.js", {}).set("/checkout", {}).set("/rest/v1/x", {});
  const files = ["/assets/a-1.js", "/checkout", "/rest/v1/x"].map((path) => ORIGIN + path);
  await raise("message", { data: { page: `${ORIGIN}/info/about`, files } });
  expect(new Set(cachedUrls())).toEqual(
    new Set([`${ORIGIN}/info/about`, `${ORIGIN}/assets/a-1.js`]),
  );
});

test("removes the caches of an older worker", async () => {
  fakeCache("gemma-luce /assets/service-worker-0000.js page");
  fakeCache(`gemma-luce ${WORKER} page`);
  await raise("activate");
  expect([...stores.keys()]).toEqual([`gemma-luce ${WORKER} page`]);
});
