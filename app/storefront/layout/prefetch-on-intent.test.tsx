// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx";

// The real component needs the framework's manifest.
vi.mock("react-router", async (load) => ({
  ...(await load<typeof import("react-router")>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

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
    /** Dispatch an event within the link of that index, or outside all links. */
    raise: (name: string, link?: number) =>
      raise(
        name,
        link === undefined ? document.querySelector("p") : document.links[link]?.firstElementChild,
      ),
  };
}

test.each(["pointerover", "focusin"])(
  "prefetches the page of a link 65 ms after %s",
  (eventName) => {
    const { prefetched, raise, wait } = open("/es/shop?category=dresses#results");
    raise(eventName, 0);
    wait(HOVER_INTENT_MS - 1);
    expect(prefetched()).toBeNull();
    wait(1);
    expect(prefetched()).toBe("/es/shop?category=dresses");
  },
);

test("prefetches only the link that the pointer stays on", () => {
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

test("ignores touch scrolling and drops a link the pointer has left", () => {
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

test("prefetches nothing in data saver mode or offline", () => {
  const { prefetched, raise, wait } = open("/shop");
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBeNull();
  isOnline.mockReturnValue(true);
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, {
      connection: { value: { saveData: true } },
      userAgent: { value: navigator.userAgent },
    }),
  );
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBeNull();
  vi.stubGlobal("navigator", Object.getPrototypeOf(navigator));
  raise("pointerover", 0);
  wait();
  expect(prefetched()).toBe("/shop");
});

test("does not prefetch the link of the previous page again", async () => {
  const { prefetched, raise, wait, router } = open("/shop");
  raise("pointerover", 0);
  wait();
  await act(() => router.navigate("/shop"));
  await act(() => router.navigate("/info/about"));
  expect(prefetched()).toBeNull();
});
