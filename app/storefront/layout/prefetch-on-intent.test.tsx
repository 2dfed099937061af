// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";

// What it writes into the document needs the framework's manifest; which page it is asked for is what matters here.
vi.mock("react-router", async (load) => ({
  ...(await load<typeof import("react-router")>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const HOVER_INTENT_MS = 65;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(...urls: string[]) {
  const links = urls.map((url) => (
    <a key={url} href={url}>
      <b>{url}</b>
    </a>
  ));
  const element = (
    <>
      {links}
      <p>No link</p>
      <PrefetchOnIntent />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<RouterProvider router={router} />));
  const raise = (name: string, where: Element | null | undefined) =>
    act(() => void where?.dispatchEvent(new Event(name, { bubbles: true })));
  return {
    router,
    prefetched: () => document.querySelector("output")?.textContent ?? null,
    wait: (milliseconds = HOVER_INTENT_MS) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** Something happens within the link of that number, or beside all links. */
    raise: (name: string, link?: number) =>
      raise(
        name,
        link === undefined ? document.querySelector("p") : document.links[link]?.firstElementChild,
      ),
  };
}

test.each(["pointerover", "focusin"])("%s on a link prefetches its page after 65 ms", (sign) => {
  const { prefetched, raise, wait } = open("/es/shop?category=dresses#results");
  raise(sign, 0);
  wait(HOVER_INTENT_MS - 1);
  expect(prefetched()).toBeNull();
  wait(1);
  expect(prefetched()).toBe("/es/shop?category=dresses");
});

test("prefetches only the link a pointer rests on, not those it passes", () => {
  const { prefetched, raise, wait } = open("/", "/info/about");
  raise("pointerover", 0);
  wait(HOVER_INTENT_MS - 1);
  raise("pointerout", 0);
  raise("pointerover", 1);
  wait(HOVER_INTENT_MS - 1);
  expect(prefetched()).toBeNull();
  wait(1);
  expect(prefetched()).toBe("/info/about");
});

test("ignores a finger that scrolls and drops a link the pointer has left", () => {
  const { prefetched, raise, wait } = open("/shop");
  raise("pointerover", 0);
  raise("pointercancel", 0);
  raise("pointerout", 0);
  wait();
  expect(prefetched()).toBeNull();
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBe("/shop");
  raise("pointerover");
  expect(prefetched()).toBeNull();
});

test.each([
  "/admin",
  "/checkout",
  "/es/confirmation?id=1",
  "/orders",
  "/language/es?to=%2Fshop",
  "/products/a/stock",
  "https://elsewhere.test/shop",
])("does not prefetch %s", (url) => {
  const { prefetched, raise, wait } = open(url);
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBeNull();
});

test("prefetches nothing while data is saved or the network is away", () => {
  const { prefetched, raise, wait } = open("/shop");
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBeNull();
  isOnline.mockReturnValue(true);
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  );
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBeNull();
  vi.stubGlobal("navigator", Object.getPrototypeOf(navigator));
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBe("/shop");
});

test("does not prefetch the link of the last page again", async () => {
  const { prefetched, raise, wait, router } = open("/shop");
  raise("pointerover", 0);
  wait();
  await act(() => router.navigate("/shop"));
  await act(() => router.navigate("/info/about"));
  expect(prefetched()).toBeNull();
});
