// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import { STORED_BAG_KEY } from "#app/domain/bag/stored-bag.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import { STORED_WISHLIST_KEY } from "#app/domain/wishlist/stored-wishlist.ts";
import type { Wish } from "#app/domain/wishlist/wish.ts";
import { MAX_IDS_PER_REQUEST } from "#app/domain/wishlist/wishlist-response.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider } from "../bag/cart-provider.tsx";
import { QuickViewProvider } from "../product/quick-view-provider.tsx";
import { WishlistPage } from "./wishlist-page.tsx";

const PRODUCTS = SAMPLE_PRODUCTS.map((product) => inLanguage("en", product));
const [DRESS = "", BLAZER = ""] = PRODUCTS.map(({ id }) => id);
const UNKNOWN = "00000000-0000-4000-8000-00000000ffff";

let unmount = () => {};
let source: CatalogueSource;
let stock: Record<string, FreeStock>;
const asked = vi.fn();

function Page() {
  return (
    <I18nProvider i18n={serverI18n("en", "shop", "info")}>
      <CartProvider>
        <QuickViewProvider>
          <WishlistPage />
        </QuickViewProvider>
      </CartProvider>
    </I18nProvider>
  );
}

const Shop = createRoutesStub([{ path: "/wishlist", Component: Page }]);

async function openPage(stored: string) {
  localStorage.setItem(STORED_WISHLIST_KEY, stored);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shop initialEntries={["/wishlist"]} />));
  unmount = () => act(() => root.unmount());
}

const openWith = (...ids: string[]) => openPage(JSON.stringify(ids.map((id) => wishFor(id))));
const shown = () => document.body.textContent ?? "";
const names = () => [...document.querySelectorAll("h3")].map((name) => name.textContent);
const press = (label: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll("button")];
    const button = buttons.find(
      (one) => (one.getAttribute("aria-label") ?? one.textContent) === label,
    );
    button?.focus();
    button?.click();
  });

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  stock = {};
  source = "database";
  vi.stubGlobal("fetch", async (url: string) => {
    const ids = url.replace("/wishlist/products?ids=", "").split(",");
    asked(ids.length);
    return Response.json({
      source,
      stock,
      products: PRODUCTS.filter(({ id }) => ids.includes(id)),
    });
  });
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

test("shows the saved products, newest first", async () => {
  await openWith(DRESS, BLAZER);
  expect(names()).toEqual(["Cashmere Blazer", "Silk Wrap Dress"]);
  expect(shown()).toContain("2 products");
  expect(shown()).not.toContain("no longer available");
});

test("removes a product by its heart without a request, and keeps the focus near", async () => {
  await openWith(DRESS, BLAZER);
  await press("Add Cashmere Blazer to wishlist");
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(document.activeElement?.textContent).toBe("1 product");
  await press("Add Silk Wrap Dress to wishlist");
  expect(document.activeElement?.textContent).toContain("Your wishlist is empty.");
  expect(localStorage.getItem(STORED_WISHLIST_KEY)).toBeNull();
  expect(asked).toHaveBeenCalledOnce();
});

test("links an empty wishlist to the shop, without a request", async () => {
  await openWith();
  expect(shown()).toContain("Your wishlist is empty.");
  expect(document.querySelector('a[href="/shop"]')?.textContent).toBe("Browse the shop");
  expect(asked).not.toHaveBeenCalled();
});

test("fills the window, but no sheet of paper", async () => {
  await openWith();
  const page = document.querySelector("h1")?.parentElement;
  expect([...(page?.classList ?? [])]).toEqual(
    expect.arrayContaining(["min-h-svh", "print:min-h-0"]),
  );
});

test("leaves out products that are no longer sold, and says how many", async () => {
  await openWith(DRESS, UNKNOWN);
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(shown()).toContain("1 product is no longer available");
});

test("removes what is no longer sold in one press, and keeps the focus near", async () => {
  await openWith(DRESS, UNKNOWN);
  await press("Remove");
  expect(shown()).not.toContain("no longer available");
  expect(storedWishes().map(({ id }) => id)).toEqual([DRESS]);
  expect(document.activeElement?.textContent).toBe("1 product");
});

test("calls no product unavailable during an outage", async () => {
  source = "stale";
  await openWith(DRESS, UNKNOWN);
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(shown()).not.toContain("no longer available");
});

test("offers another try when the products cannot be read", async () => {
  source = "sample";
  await openWith(UNKNOWN);
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "Your wishlist could not be loaded.",
  );
  source = "database";
  await press("Try Again");
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(shown()).toContain("1 product is no longer available");
});

test("requests a long wishlist in batches", async () => {
  const many = Array.from({ length: MAX_IDS_PER_REQUEST }, (_, index) =>
    UNKNOWN.replace(/..$/, String(index).padStart(2, "0")),
  );
  await openWith(...many, DRESS);
  expect(asked.mock.calls).toEqual([[MAX_IDS_PER_REQUEST], [1]]);
  expect(names()).toEqual(["Silk Wrap Dress"]);
});

test("ignores what storage should not hold", async () => {
  await openPage(
    JSON.stringify([1, "not-an-id", "&ids=x", null, DRESS, wishFor(DRESS), wishFor(DRESS)]),
  );
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(asked.mock.calls).toEqual([[1]]);
});

function storedWishes(): Wish[] {
  return JSON.parse(localStorage.getItem(STORED_WISHLIST_KEY) ?? "[]");
}
const storedBag = () => JSON.parse(localStorage.getItem(STORED_BAG_KEY) ?? "[]");

function select(label: string): HTMLSelectElement {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent === label);
  return document.getElementById(found?.htmlFor ?? "") as HTMLSelectElement;
}

const wishFor = (id: string, change: Partial<Wish> = {}): Wish => ({
  id,
  size: null,
  color: null,
  price: null,
  ...change,
});

test("tells a price that has changed since, and what is low or sold out", async () => {
  stock = { [DRESS]: { total: 3, lines: [{ size: "S", color: "Terracotta", free: 3 }] } };
  const dress = wishFor(DRESS, { size: "M", color: "Terracotta", price: 26500 });
  await openPage(JSON.stringify([dress]));
  expect(shown()).toContain("Now $245.00, $265.00 when you saved it");
  expect(shown()).toContain("Sold out in this size and color");
  const sizes = [...select("Size").options].map(({ value, disabled }) => [value, disabled]);
  expect(sizes).toContainEqual(["S", false]);
  expect(sizes).toContainEqual(["L", true]);
});

test("asks for a missing size, remembers it, and moves the product to the bag with undo", async () => {
  await openPage(JSON.stringify([wishFor(BLAZER), wishFor(DRESS, { color: "Terracotta" })]));
  await press("Move to Bag: Silk Wrap Dress");
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Please select size and color");
  expect(document.activeElement).toBe(select("Size"));
  expect(storedBag()).toEqual([]);

  await act(async () => {
    select("Size").value = "M";
    select("Size").dispatchEvent(new Event("change", { bubbles: true }));
  });
  expect(storedWishes()).toContainEqual(wishFor(DRESS, { size: "M", color: "Terracotta" }));

  await press("Move to Bag: Silk Wrap Dress");
  expect(storedBag()).toMatchObject([{ product: { id: DRESS }, size: "M", quantity: 1 }]);
  expect(storedWishes().map(({ id }) => id)).toEqual([BLAZER]);
  expect(shown()).toContain("Silk Wrap Dress is in your bag");
  expect(document.activeElement?.textContent).toBe("Undo");

  await press("Undo");
  expect(storedBag()).toEqual([]);
  expect(storedWishes().map(({ id }) => id)).toEqual([BLAZER, DRESS]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move to Bag: Silk Wrap Dress");
});

test("undo takes back one of several in the bag", async () => {
  await openPage(JSON.stringify([wishFor(DRESS, { size: "M", color: "Terracotta" })]));
  for (const action of ["Move to Bag: Silk Wrap Dress", "Undo", "Move to Bag: Silk Wrap Dress"]) {
    await press(action);
  }
  const bag = storedBag();
  localStorage.setItem(STORED_BAG_KEY, JSON.stringify([{ ...bag[0], quantity: 3 }]));
  await act(async () => window.dispatchEvent(new StorageEvent("storage", { key: STORED_BAG_KEY })));
  await press("Undo");
  expect(storedBag()).toMatchObject([{ quantity: 2 }]);
});

test("cannot move a sold-out product", async () => {
  stock = { [DRESS]: { total: 0, lines: [] } };
  await openWith(DRESS);
  const button = document.querySelector<HTMLButtonElement>(
    '[aria-label="Sold Out: Silk Wrap Dress"]',
  );
  expect(button?.disabled).toBe(true);
});

test("says that storage is blocked while there is something to lose", async () => {
  const warning = "Your browser does not store your wishlist";
  await openWith(DRESS, BLAZER);
  expect(shown()).not.toContain(warning);
  const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await press("Add Silk Wrap Dress to wishlist");
  expect(shown()).toContain(warning);
  await press("Add Cashmere Blazer to wishlist");
  expect(shown()).not.toContain(warning);
  storage.mockRestore();
});

test("is empty when storage holds no list", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await openPage('{"a":1}');
  expect(shown()).toContain("Your wishlist is empty.");
});
