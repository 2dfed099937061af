// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { CatalogueSource } from "#app/domain/catalogue-source.ts";
import type { FreeStock } from "#app/domain/free-stock.ts";
import { STORED_WISHLIST_KEY } from "#app/domain/stored-wishlist.ts";
import { inLanguage } from "#app/domain/translation.ts";
import { MAX_IDS_PER_REQUEST } from "#app/domain/wishlist-response.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider } from "../bag/cart-provider.tsx";
import { lazyParsers } from "../lazy-parsers.ts";
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

const openWith = (...ids: string[]) => openPage(JSON.stringify(ids));
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

beforeAll(() => lazyParsers.load());

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  stock = {};
  source = "database";
  vi.stubGlobal("fetch", async (url: string) => {
    const ids = url.replace("/wishlist/products?ids=", "").split(",");
    asked(ids.length);
    return Response.json({ source, stock, products: PRODUCTS.filter(({ id }) => ids.includes(id)) });
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

test("leaves out products that are no longer sold, and says how many", async () => {
  await openWith(DRESS, UNKNOWN);
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(shown()).toContain("1 product is no longer available");
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
  await openPage(JSON.stringify([1, "not-an-id", "&ids=x", null, DRESS, DRESS]));
  expect(names()).toEqual(["Silk Wrap Dress"]);
  expect(asked.mock.calls).toEqual([[1]]);
});

test("is empty when storage holds no list", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await openPage('{"a":1}');
  expect(shown()).toContain("Your wishlist is empty.");
});
