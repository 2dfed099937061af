// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PageAhead } from "./page-ahead.tsx";

// What it writes into the document needs the framework's manifest; which page it is asked for is what matters here.
vi.mock("react-router", async (load) => ({
  ...(await load<typeof import("react-router")>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const LONG_ENOUGH = 65;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(...addresses: string[]) {
  const links = addresses.map((address) => (
    <a key={address} href={address}>
      <b>{address}</b>
    </a>
  ));
  const element = (
    <>
      {links}
      <p>No link</p>
      <PageAhead />
    </>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<RouterProvider router={router} />));
  const raise = (name: string, where: Element | null | undefined) =>
    act(() => void where?.dispatchEvent(new Event(name, { bubbles: true })));
  return {
    router,
    ahead: () => document.querySelector("output")?.textContent ?? null,
    wait: (milliseconds = LONG_ENOUGH) => act(() => vi.advanceTimersByTime(milliseconds)),
    /** Something happens within the link of that number, or beside all links. */
    raise: (name: string, link?: number) =>
      raise(
        name,
        link === undefined ? document.querySelector("p") : document.links[link]?.firstElementChild,
      ),
  };
}

test.each(["pointerover", "focusin"])("%s on a link fetches its page, after a moment", (sign) => {
  const { ahead, raise, wait } = open("/es/shop?category=dresses#results");
  raise(sign, 0);
  wait(LONG_ENOUGH - 1);
  expect(ahead()).toBeNull();
  wait(1);
  expect(ahead()).toBe("/es/shop?category=dresses");
});

test("of the links a pointer passes, only the one it stays on is meant", () => {
  const { ahead, raise, wait } = open("/", "/info/about");
  raise("pointerover", 0);
  wait(LONG_ENOUGH - 1);
  raise("pointerout", 0);
  raise("pointerover", 1);
  wait(LONG_ENOUGH - 1);
  expect(ahead()).toBeNull();
  wait(1);
  expect(ahead()).toBe("/info/about");
});

test("a finger that scrolls means no link, and a pointer that leaves means none any more", () => {
  const { ahead, raise, wait } = open("/shop");
  raise("pointerover", 0);
  raise("pointercancel", 0);
  raise("pointerout", 0);
  wait();
  expect(ahead()).toBeNull();
  raise("pointerover", 0);
  wait();
  expect(ahead()).toBe("/shop");
  raise("pointerover");
  expect(ahead()).toBeNull();
});

test.each([
  "/admin",
  "/checkout",
  "/es/confirmation?id=1",
  "/orders",
  "/language/es?to=%2Fshop",
  "/products/a/stock",
  "https://elsewhere.test/shop",
])("%s is left until it is opened", (address) => {
  const { ahead, raise, wait } = open(address);
  raise("pointerover", 0);
  wait();
  expect(ahead()).toBeNull();
});

test("nothing is fetched ahead for who saves data or has no network", () => {
  const { ahead, raise, wait } = open("/shop");
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  raise("pointerover", 0);
  wait();
  expect(ahead()).toBeNull();
  isOnline.mockReturnValue(true);
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  );
  raise("pointerover", 0);
  wait();
  expect(ahead()).toBeNull();
  vi.stubGlobal("navigator", Object.getPrototypeOf(navigator));
  raise("pointerover", 0);
  wait();
  expect(ahead()).toBe("/shop");
});

test("what was meant on one page is not fetched again on the next", async () => {
  const { ahead, raise, wait, router } = open("/shop");
  raise("pointerover", 0);
  wait();
  await act(() => router.navigate("/shop"));
  await act(() => router.navigate("/info/about"));
  expect(ahead()).toBeNull();
});
