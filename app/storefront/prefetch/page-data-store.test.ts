// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageDataStore } from "./page-data-store.ts";

const DRESS = "/products/silk-wrap-dress";
const ROUTES = "_routes=routes%2Fstorefront%2Croutes%2Fproduct";

const load = vi.fn<typeof fetch>();
let target: string | null = null;

function openStore() {
  return createPageDataStore({
    load,
    isPublic: (page) => !page.startsWith("/checkout"),
    takeTarget() {
      const url = target;
      target = null;
      return url;
    },
  });
}

const textOf = async (response: Promise<Response>) => (await response).text();

beforeEach(() => {
  target = null;
  let number = 0;
  load.mockReset().mockImplementation(async () => {
    number += 1;
    return new Response(`response ${number}`);
  });
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test("opens a prefetched page once without a request", async () => {
  const store = openStore();
  await store.prefetch(DRESS);
  expect(load).toHaveBeenCalledExactlyOnceWith(`${DRESS}.data`, { priority: "low" });
  expect(store.isPrefetched(DRESS)).toBe(true);
  expect(await textOf(store.fetch(`${DRESS}.data?${ROUTES}`))).toBe("response 1");
  expect(load).toHaveBeenCalledTimes(1);
  // A revalidation of the opened page.
  expect(store.isPrefetched(DRESS)).toBe(false);
  expect(await textOf(store.fetch(`${DRESS}.data?${ROUTES}`))).toBe("response 2");
});

test("waits for a prefetch that is under way", async () => {
  const store = openStore();
  const { promise, resolve } = Promise.withResolvers<Response>();
  load.mockReturnValueOnce(promise);
  void store.prefetch(DRESS);
  const opened = textOf(store.fetch(`${DRESS}.data?${ROUTES}`));
  resolve(new Response("prefetched"));
  expect(await opened).toBe("prefetched");
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ["/", "/_.data"],
  ["/es", "/es.data"],
  ["/shop?category=dresses", "/shop.data?category=dresses"],
])("prefetches %s from the URL that the router uses", async (page, url) => {
  const store = openStore();
  await store.prefetch(page);
  expect(load).toHaveBeenCalledExactlyOnceWith(url, expect.anything());
  await store.fetch(new URL(url, window.location.origin));
  expect(load).toHaveBeenCalledTimes(1);
});

test("prefetches a page once, and again after two minutes", async () => {
  const store = openStore();
  await Promise.all([store.prefetch(DRESS), store.prefetch(DRESS)]);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2 * 60_000);
  expect(store.isPrefetched(DRESS)).toBe(false);
  await store.prefetch(DRESS);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([
  ["fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["is an error", async () => new Response("", { status: 503 })],
  [
    "must not be stored",
    async () => new Response("", { headers: { "Cache-Control": "no-store" } }),
  ],
])("requests a page whose prefetch %s", async (_what, response) => {
  const store = openStore();
  load.mockImplementationOnce(response);
  await store.prefetch(DRESS);
  expect(store.isPrefetched(DRESS)).toBe(false);
  expect(await textOf(store.fetch(`${DRESS}.data?${ROUTES}`))).toBe("response 1");
});

test("shows a visited page as it was when the shopper goes back to it", async () => {
  const store = openStore();
  await store.fetch("/shop.data?category=dresses");
  target = "/shop?category=dresses";
  expect(await textOf(store.fetch("/shop.data?category=dresses"))).toBe("response 1");
  target = "/shop?category=dresses";
  expect(await textOf(store.fetch("/shop.data?category=dresses"))).toBe("response 1");
  expect(await textOf(store.fetch("/shop.data?category=dresses"))).toBe("response 2");
});

test("requests a page that was visited more than ten minutes ago, or for other routes", async () => {
  const store = openStore();
  await store.fetch("/shop.data?_routes=routes%2Fshop");
  target = "/shop";
  expect(await textOf(store.fetch("/shop.data"))).toBe("response 2");
  vi.advanceTimersByTime(10 * 60_000);
  target = "/shop";
  expect(await textOf(store.fetch("/shop.data"))).toBe("response 3");
});

test("never stores pages that are not the same for everybody", async () => {
  const store = openStore();
  await store.prefetch("/checkout");
  expect(load).not.toHaveBeenCalled();
  await store.fetch("/checkout.data");
  target = "/checkout";
  expect(await textOf(store.fetch("/checkout.data"))).toBe("response 2");
});

test.each([
  ["/bag/products?ids=1", undefined],
  ["https://elsewhere.test/shop.data", undefined],
  ["/shop.data", { method: "POST" }],
  [new Request("https://shop.test/shop.data"), undefined],
])("leaves other requests alone (%s)", async (input, init) => {
  const store = openStore();
  await store.prefetch("/shop");
  load.mockClear();
  await store.fetch(input, init);
  expect(load).toHaveBeenCalledExactlyOnceWith(input, init);
});

test("drops the oldest pages", async () => {
  const store = openStore();
  for (let page = 1; page <= 51; page += 1) await store.prefetch(`/shop?page=${page}`);
  expect(store.isReturnable("/shop?page=1")).toBe(false);
  expect(store.isReturnable("/shop?page=2")).toBe(true);
});
