// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const REST_MS = 300;

const load = vi.fn<typeof fetch>();
const loadPageCode = vi.fn<(page: string) => Promise<void>>();
vi.mock("./load-page-code.ts", () => ({ loadPageCode }));
let controller: AbortController;
let prefetcher: typeof import("./prefetcher.ts").prefetcher;

/** Fill the page with cards, one below the other, each as high as half the window. */
function showCards(count: number) {
  const cards = Array.from({ length: count }, (_, index) => {
    const card = document.createElement("article");
    card.innerHTML = `<h3><a href="/products/dress-${index}">Dress</a></h3>`;
    const top = (index * window.innerHeight) / 2;
    vi.spyOn(card, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, top, window.innerWidth, window.innerHeight / 2),
    );
    return card;
  });
  const main = document.createElement("main");
  main.append(...cards);
  document.body.replaceChildren(main);
}

const start = () => prefetcher.start(controller.signal);
const rest = (milliseconds = REST_MS) => vi.advanceTimersByTimeAsync(milliseconds);
const requests = () => load.mock.calls.map(([url]) => url);

beforeEach(async () => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async () => new Response("data"));
  loadPageCode.mockReset().mockResolvedValue();
  controller = new AbortController();
  vi.stubGlobal("fetch", load);
  window.fetch = load;
  window.history.replaceState(null, "", "/shop");
  vi.resetModules();
  ({ prefetcher } = await import("./prefetcher.ts"));
});
afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("prefetches the cards in sight and their code once the page rests", async () => {
  showCards(5);
  start();
  await rest(REST_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await rest(1);
  expect(requests()).toEqual(["/products/dress-0.data", "/products/dress-1.data"]);
  expect(loadPageCode).toHaveBeenCalledExactlyOnceWith("/products/dress-0");
  expect(prefetcher.isPrefetched("/products/dress-1")).toBe(true);
  expect(prefetcher.isPrefetched("/products/dress-2")).toBe(false);
});

test.each(["scroll", "pointerdown", "keydown"])("waits while there is %s", async (name) => {
  showCards(2);
  start();
  await rest(REST_MS - 1);
  document.dispatchEvent(new Event(name));
  await rest(REST_MS - 1);
  expect(load).not.toHaveBeenCalled();
  await rest(1);
  expect(load).toHaveBeenCalled();
});

test("loads one page at a time and ends with the page", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  load.mockReturnValueOnce(promise);
  showCards(2);
  start();
  await rest();
  expect(load).toHaveBeenCalledTimes(1);
  controller.abort();
  resolve(new Response("data"));
  await rest();
  expect(load).toHaveBeenCalledTimes(1);
});

test("prefetches no more than twenty pages per document", async () => {
  for (let screen = 0; screen < 12; screen += 1) {
    showCards(2);
    for (const link of document.links) link.href += `-${screen}`;
    document.dispatchEvent(new Event("scroll"));
    if (screen === 0) start();
    await rest();
  }
  expect(load).toHaveBeenCalledTimes(20);
});

test.each([
  ["in data saver mode", { saveData: true }],
  ["on a slow line", { effectiveType: "slow-2g" }],
])("prefetches nothing %s", async (_when, connection) => {
  vi.stubGlobal("navigator", Object.create(navigator, { connection: { value: connection } }));
  showCards(2);
  start();
  await rest();
  expect(load).not.toHaveBeenCalled();
  expect(loadPageCode).not.toHaveBeenCalled();
});

test("prefetches the page that the shopper came from, unless it is private", async () => {
  document.body.replaceChildren();
  start();
  controller.abort();
  controller = new AbortController();
  window.history.pushState(null, "", "/checkout");
  start();
  await rest();
  expect(requests()).toEqual(["/shop.data"]);
  controller.abort();
  controller = new AbortController();
  window.history.pushState(null, "", "/products/dress-0");
  start();
  await rest();
  expect(requests()).toEqual(["/shop.data"]);
});

test("serves the router from the store after going back", async () => {
  prefetcher.install();
  prefetcher.install();
  await window.fetch("/shop.data");
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PopStateEvent("popstate"));
  await window.fetch("/shop.data");
  expect(load).toHaveBeenCalledTimes(1);
  await window.fetch("/shop.data");
  expect(load).toHaveBeenCalledTimes(2);
});
