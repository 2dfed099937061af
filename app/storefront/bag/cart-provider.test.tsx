// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BagChoice } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY } from "#app/domain/bag/stored-bag.ts";
import type { Language } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider, useCart, useCartActions } from "./cart-provider.tsx";

const DRESS: BagChoice = {
  product: {
    id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
    slug: "silk-wrap-dress",
    name: "Silk Wrap Dress",
    price: 24500,
    collection: "la-dolce-vita",
    image: null,
  },
  size: "M",
  color: "Terracotta",
  quantity: 1,
};

let cart: ReturnType<typeof useCart>;
let unmount = () => {};

function Probe() {
  cart = useCart();
  return <output>{cart.isLoaded ? cart.count : "loading"}</output>;
}

let renders = 0;

function Actor() {
  renders += 1;
  return <button type="button" onClick={useCartActions().open} />;
}

function Page({ language = "en" }: { language?: Language }) {
  return (
    <I18nProvider i18n={serverI18n(language, "shop")}>
      <CartProvider>
        <Probe />
        <Actor />
      </CartProvider>
    </I18nProvider>
  );
}

async function renderCart(language?: Language) {
  const root = createRoot(document.createElement("div"));
  await act(async () => root.render(<Page language={language} />));
  unmount = () => act(() => root.unmount());
}

function respondWith(response: unknown) {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(response)),
  );
}

beforeEach(() => {
  localStorage.clear();
  respondWith({ source: "sample", products: [] });
});

afterEach(() => unmount());

test("throws from useCart outside its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderToString(<Probe />)).toThrow("useCart must be used within a CartProvider");
});

test("renders the loading state on the server", () => {
  const html = renderToString(<Page />);
  expect(html).toContain("<output>loading</output>");
  expect(cart.items).toEqual([]);
});

test("adds, merges, counts and sums", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  act(() => void cart.add({ ...DRESS, quantity: 2 }));
  expect(cart.isLoaded).toBe(true);
  expect(cart.items).toHaveLength(1);
  expect(cart.count).toBe(3);
  expect(cart.subtotal).toBe(3 * 24500);
  expect(cart.lastChange).toMatchObject({ kind: "added", item: { quantity: 3 } });
});

test("says when not all of a choice fits into an order", async () => {
  await renderCart();
  act(() => void cart.add({ ...DRESS, quantity: 19 }));
  const fits: boolean[] = [];
  act(() => void fits.push(cart.add(DRESS), cart.add(DRESS)));
  expect(fits).toEqual([true, false]);
  expect(cart.count).toBe(20);
  expect(cart.lastChange).toMatchObject({ kind: "limited", item: { quantity: 20 } });
});

test("opens, closes and toggles", async () => {
  await renderCart();
  act(() => cart.open());
  expect(cart.isOpen).toBe(true);
  act(() => cart.toggle());
  expect(cart.isOpen).toBe(false);
  act(() => cart.toggle());
  act(() => cart.close());
  expect(cart.isOpen).toBe(false);
});

test.each(["close", "toggle"] as const)("forgets the last change on %s", async (action) => {
  await renderCart();
  act(() => void cart.add({ ...DRESS, quantity: 20 }, DRESS));
  act(() => cart.open());
  expect(cart.lastChange).toMatchObject({ kind: "limited" });
  act(() => cart[action]());
  expect(cart.lastChange).toBeNull();
});

test("sets a quantity, removes, restores and clears", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  act(() => void cart.add({ ...DRESS, size: "L" }));
  const [first] = cart.items;
  if (!first) throw new Error("The bag should hold two lines");
  act(() => cart.setQuantity(first.id, 0));
  expect(cart.items[0]?.quantity).toBe(1);
  act(() => cart.remove(first.id));
  expect(cart.items.map((item) => item.size)).toEqual(["L"]);
  act(() => cart.restore(first, 0));
  expect(cart.items.map((item) => item.size)).toEqual(["M", "L"]);
  act(() => cart.clear());
  expect(cart.items).toEqual([]);
  expect(localStorage.getItem(STORED_BAG_KEY)).toBeNull();
});

test("restores no line to a bag that was filled meanwhile", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  const [removed] = cart.items;
  if (!removed) throw new Error("The bag should hold a line");
  act(() => cart.remove(removed.id));
  const others = Array.from({ length: 30 }, (_, index) => ({ ...DRESS, size: `${index}` }));
  act(() => void cart.add(...others));
  let isRestored = true;
  act(() => {
    isRestored = cart.restore(removed, 0);
  });
  expect(isRestored).toBe(false);
  expect(cart.items).toHaveLength(30);
  expect(cart.lastChange).toEqual({ kind: "full", names: ["Silk Wrap Dress"] });
});

test("names every line that did not fit, before one that fitted in part", async () => {
  await renderCart();
  const others = Array.from({ length: 29 }, (_, index) => ({ ...DRESS, size: `${index}` }));
  act(() => void cart.add(...others));
  const id = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b12";
  const scarf = { ...DRESS, product: { ...DRESS.product, id, name: "Scarf" } };
  let isComplete = true;
  act(() => {
    isComplete = cart.add({ ...DRESS, quantity: 20 }, { ...DRESS, size: "XL" }, scarf);
  });
  expect(isComplete).toBe(false);
  expect(cart.lastChange).toEqual({ kind: "full", names: ["Silk Wrap Dress", "Scarf"] });
});

test("loads the stored bag on the next start", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  unmount();
  await renderCart();
  expect(cart.items.map((item) => item.product.name)).toEqual(["Silk Wrap Dress"]);
});

test("ignores an unreadable bag with one console error", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.setItem(STORED_BAG_KEY, "{not a bag");
  await renderCart();
  expect(cart.items).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("synchronizes with another tab", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  const text = localStorage.getItem(STORED_BAG_KEY) ?? "";
  act(() => {
    localStorage.setItem(STORED_BAG_KEY, text.replace('"quantity":1', '"quantity":4'));
    window.dispatchEvent(new StorageEvent("storage", { key: STORED_BAG_KEY }));
  });
  expect(cart.count).toBe(4);
});

const CURRENT = {
  ...DRESS.product,
  price: 26500,
  sizes: ["M"],
  colors: ["Terracotta"],
  inventoryStatus: "in-stock",
  quantity: 5,
};

test("refreshes prices from the catalogue on start", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  unmount();
  respondWith({ source: "database", products: [CURRENT] });
  await renderCart();
  expect(fetch).toHaveBeenCalledWith(`/bag/products?ids=${DRESS.product.id}`, expect.anything());
  expect(cart.items[0]).toMatchObject({ priceWhenAdded: 24500, stock: 5 });
  expect(cart.subtotal).toBe(26500);
});

test("refreshes names in the page's language", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  unmount();
  const name = "Vestido cruzado de seda";
  respondWith({ source: "database", products: [{ ...CURRENT, name }] });
  await renderCart("es");
  expect(fetch).toHaveBeenCalledWith(`/es/bag/products?ids=${DRESS.product.id}`, expect.anything());
  expect(cart.items[0]?.product.name).toBe(name);
});

test("does not render consumers of the actions when the bag changes", async () => {
  await renderCart();
  const before = renders;
  act(() => void cart.add(DRESS));
  act(() => cart.open());
  expect(cart.isOpen).toBe(true);
  expect(renders).toBe(before);
});

test("does not notify subscribers when a closed bag is closed", async () => {
  await renderCart();
  const before = cart;
  act(() => cart.close());
  expect(cart).toBe(before);
});

test("refreshes when the bag opens, and marks deleted products", async () => {
  await renderCart();
  act(() => void cart.add(DRESS));
  respondWith({ source: "database", products: [] });
  await act(async () => cart.open());
  expect(cart.items[0]?.availability).toBe("discontinued");
});

test.each([
  ["sample products", async () => Response.json({ source: "sample", products: [] })],
  ["a failure", async () => new Response("", { status: 500 })],
  ["something else", async () => new Response("<html>")],
  ["nothing", () => Promise.reject(new TypeError("Failed to fetch"))],
])("keeps the bag unchanged when the response is %s", async (_what, response) => {
  await renderCart();
  act(() => void cart.add(DRESS));
  const before = cart.items;
  vi.stubGlobal("fetch", vi.fn(response));
  await act(async () => cart.open());
  expect(cart.items).toEqual(before);
});
