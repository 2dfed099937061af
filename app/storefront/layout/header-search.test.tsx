// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchAnswer } from "#app/domain/catalogue/search-answer.ts";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { HeaderSearch, searchPanel } from "./header-search.tsx";

const NOTHING = { products: [], total: 0, categories: [], collections: [], suggestion: null };
const product = (slug: string) => ({
  slug,
  name: `The ${slug}`,
  price: 24_500,
  originalPrice: null,
  image: null,
});

/** Answers by search. */
const ANSWERS: Record<string, Partial<SearchAnswer>> = {
  "": { categories: [{ name: "shoes", displayName: "Shoes" }] },
  dress: {
    products: [product("gown"), product("sundress")],
    total: 14,
    collections: [{ name: "modern-milan", displayName: "Modern Milan" }],
  },
  blasier: { suggestion: "blazer" },
};

let unmount = () => {};
let router: ReturnType<typeof createMemoryRouter>;
let requests: { search: string; signal: AbortSignal; respond: () => void }[];

beforeEach(async () => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    const search = new URL(url, "http://shop.test").searchParams.get("q") ?? "";
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    const answer = ANSWERS[search];
    const respond = () =>
      resolve(
        answer ? Response.json({ ...NOTHING, ...answer }) : new Response(null, { status: 503 }),
      );
    requests.push({ search, signal, respond });
    return promise;
  });
  await searchPanel.load();
  const element = (
    <LinkClickProvider>
      <HeaderSearch />
      <main tabIndex={-1} />
      <button type="button">Elsewhere</button>
    </LinkClickProvider>
  );
  router = createMemoryRouter([{ path: "*", element }]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const input = () => document.querySelector("input") as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLElement>("[role=option]")];
const active = () =>
  document.getElementById(input().getAttribute("aria-activedescendant") ?? "none")?.textContent;
const isOpen = () => input().getAttribute("aria-expanded") === "true";
const status = () => document.querySelector("[role=status]")?.textContent;
const current = () => router.state.location.pathname + router.state.location.search;

const wait = (milliseconds = 200) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Press the field, type, and answer all requests. */
async function search(text: string) {
  await act(async () => {
    input().dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    input().focus();
  });
  if (text) await typeInto(input(), text);
  await wait();
  for (const { respond } of requests) respond();
  await wait(0);
}

const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    const isHandled = !input().dispatchEvent(event);
    if (key !== "Enter" || isHandled) return;
    input().form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

test("is a form for the shop, whose field is a combobox that a press opens with the categories", async () => {
  expect([input().name, input().form?.method]).toEqual(["q", "get"]);
  expect(input().form?.getAttribute("action")).toBe("/shop");
  await act(async () => input().focus());
  expect(input().getAttribute("role")).toBe("combobox");
  expect(isOpen()).toBe(false);
  await search("");
  expect(isOpen()).toBe(true);
  expect(document.getElementById(input().getAttribute("aria-controls") ?? "")).not.toBeNull();
  expect(options().map(({ textContent }) => textContent)).toEqual(["Shoes"]);
});

test("debounces typing, and drops the answer to an earlier text", async () => {
  await search("");
  await typeInto(input(), "dre");
  await wait(100);
  await typeInto(input(), "dress");
  await wait();
  expect(requests.map((request) => request.search)).toEqual(["", "dress"]);
  await typeInto(input(), "blasier");
  await wait();
  expect(requests[1]?.signal.aborted).toBe(true);
  for (const { respond } of requests.toReversed()) respond();
  await wait(0);
  expect(options()[0]?.textContent).toBe("Did you mean “blazer”?");
});

test("lists collections, products with prices and a link to all results, and announces the count", async () => {
  await search("dress");
  expect(options().map((option) => [option.textContent, option.getAttribute("href")])).toEqual([
    ["Modern Milan", "/shop?collection=modern-milan"],
    ["The gown$245.00 $281.75 with IVA", "/products/gown"],
    ["The sundress$245.00 $281.75 with IVA", "/products/sundress"],
    ["All results for “dress”", "/shop?q=dress"],
  ]);
  expect(status()).toBe("14 products");
});

test("moves through the options by arrow keys, past both ends, and opens one by Enter", async () => {
  await search("dress");
  expect(active()).toBeUndefined();
  await press("ArrowDown");
  expect(active()).toBe("Modern Milan");
  await press("ArrowUp");
  expect(active()).toBeUndefined();
  await press("ArrowUp");
  expect(active()).toBe("All results for “dress”");
  await press("ArrowUp");
  await press("ArrowUp");
  expect(active()).toBe("The gown$245.00 $281.75 with IVA");
  expect(options().map((option) => option.getAttribute("aria-selected"))).toEqual([
    "false",
    "true",
    "false",
    "false",
  ]);
  expect(document.activeElement).toBe(input());
  await press("Enter");
  expect(current()).toBe("/products/gown");
  expect([isOpen(), input().value]).toEqual([false, ""]);
  expect(document.activeElement?.tagName).toBe("MAIN");
});

test("goes to the full results by Enter, also before an answer", async () => {
  await act(async () => input().focus());
  await typeInto(input(), " dress ");
  await press("Enter");
  expect(current()).toBe("/shop?q=dress");
  expect(isOpen()).toBe(false);
});

test("closes on Escape, keeps focus and text, and opens again by typing or an arrow key", async () => {
  await search("dress");
  await press("Escape");
  expect([isOpen(), options().length]).toEqual([false, 0]);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe("dress");
  await press("ArrowDown");
  expect(isOpen()).toBe(true);
  await press("Escape");
  await search("dress");
  expect(isOpen()).toBe(true);
});

test("closes when the focus goes elsewhere, but not when a phone's keyboard is dismissed", async () => {
  await search("dress");
  await act(async () => input().blur());
  expect(isOpen()).toBe(true);
  await act(async () => input().focus());
  const [elsewhere] = [...document.querySelectorAll("button")].slice(-1);
  await act(async () => elsewhere?.focus());
  expect(isOpen()).toBe(false);
});

test("suggests another search where one finds nothing", async () => {
  await search("blasier");
  expect(status()).toBe("No products found matching your criteria");
  expect(options().map((option) => option.getAttribute("href"))).toEqual(["/shop?q=blazer"]);
});

test("leads to the shop when suggestions cannot be read", async () => {
  await search("unknown");
  expect(status()).toBe("Suggestions are not available just now.");
  expect(options().map((option) => option.getAttribute("href"))).toEqual(["/shop?q=unknown"]);
});
