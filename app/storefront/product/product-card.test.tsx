// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { Product } from "#app/domain/product/product.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { CartProvider, useCart } from "../bag/cart-provider.tsx";
import { ProductCard } from "./product-card.tsx";
import { QuickViewProvider, quickView } from "./quick-view-provider.tsx";

const [dress, blazer, , , blouse] = SAMPLE_PRODUCTS.map((product) => inLanguage("en", product)) as [
  Product,
  Product,
  Product,
  Product,
  Product,
];
const page = document.body;
let shown: Product;
let bag: ReturnType<typeof useCart>["items"];
let isBagOpen: boolean;
let unmount = () => {};

function Probe() {
  const cart = useCart();
  bag = cart.items;
  isBagOpen = cart.isOpen;
  return null;
}

function Page() {
  return (
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <CartProvider>
        <QuickViewProvider>
          <ProductCard product={shown} sizes="92vw" />
        </QuickViewProvider>
        <Probe />
      </CartProvider>
    </I18nProvider>
  );
}

const Shop = createRoutesStub([{ path: "/", Component: Page }]);

async function show(product: Product) {
  shown = product;
  const root = createRoot(page.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shop />));
  unmount = () => act(() => root.unmount());
}

const labelled = (label: string) => page.querySelector<HTMLElement>(`[aria-label="${label}"]`);

beforeAll(() => Promise.all([dialogWindow.load(), quickView.load()]));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json(null)),
  );
});

afterEach(() => {
  unmount();
  page.innerHTML = "";
});

test("shows name, collection, price, badge and swatches, and links to the product", async () => {
  await show({ ...dress, originalPrice: 30000, colors: [...dress.colors, "Navy", "Black"] });
  const text = page.textContent ?? "";
  for (const expected of ["Silk Wrap Dress", "la dolce vita", "$245.00", "$300.00", "New", "+2"]) {
    expect(text).toContain(expected);
  }
  expect(page.querySelector("h3 a")?.getAttribute("href")).toBe("/products/silk-wrap-dress");
  expect(page.querySelector("s")?.textContent).toBe("$300.00");
});

test("marks the language of a name without translation", async () => {
  await show(dress);
  expect(page.querySelector("h3 a")?.hasAttribute("lang")).toBe(false);
  unmount();
  const stored = { ...dress, spanish: { name: "", description: "" } };
  await show(inLanguage("es", stored));
  expect(page.querySelector("h3 a")?.getAttribute("lang")).toBe("en");
});

test("adds the first size and color with Quick Add", async () => {
  await show(blazer);
  await act(async () => labelled("Quick Add: Cashmere Blazer")?.click());
  expect(bag).toMatchObject([{ size: "XS", color: "Camel", quantity: 1 }]);
});

test("adds the first choice in stock with Quick Add where the first of each is sold out", async () => {
  await show({ ...blazer, firstInStock: { size: "S", color: "Navy" } });
  await act(async () => labelled("Quick Add: Cashmere Blazer")?.click());
  expect(bag).toMatchObject([{ size: "S", color: "Navy", quantity: 1 }]);
});

test("adds one with a double-click or double tap of Quick Add, and two with presses apart or by keyboard", async () => {
  await show(blazer);
  const press = (timeStamp: number, detail: number) => {
    const click = new MouseEvent("click", { bubbles: true, detail });
    Object.defineProperty(click, "timeStamp", { value: timeStamp });
    return act(async () => labelled("Quick Add: Cashmere Blazer")?.dispatchEvent(click));
  };
  await press(1000, 1);
  await press(1200, 2);
  await press(1400, 1);
  expect(bag).toMatchObject([{ quantity: 1 }]);
  await press(1500, 1);
  expect(bag).toMatchObject([{ quantity: 2 }]);
  await press(1600, 0);
  expect(bag).toMatchObject([{ quantity: 3 }]);
});

test("opens Quick View from Quick Add for a product without sizes", async () => {
  await show({ ...dress, sizes: [] });
  await act(async () => labelled("Quick Add: Silk Wrap Dress")?.click());
  expect(bag).toEqual([]);
  expect(page.querySelector("[role=dialog]")?.textContent).toContain("Add to Bag");
});

test("has no Quick Add for a product with status in-stock but without stock", async () => {
  await show({ ...dress, quantity: 0 });
  expect(labelled("Quick Add: Silk Wrap Dress")).toBeNull();
});

test("opens the bag, which shows why, when Quick Add exceeds the maximum quantity", async () => {
  await show(blazer);
  const quickAdd = () => act(async () => labelled("Quick Add: Cashmere Blazer")?.click());
  for (let count = 0; count < 20; count += 1) await quickAdd();
  expect(isBagOpen).toBe(false);
  await quickAdd();
  expect(isBagOpen).toBe(true);
  expect(bag).toMatchObject([{ quantity: 20 }]);
});

test("has Quick View but no Quick Add for a sold-out product", async () => {
  await show(blouse);
  expect(labelled("Quick Add: Silk Blouse")).toBeNull();
  await act(async () => labelled("Quick View: Silk Blouse")?.click());
  expect(page.querySelector("[role=dialog]")?.textContent).toContain("Sold Out");
});

test("adds a product to the wishlist and removes it", async () => {
  await show(dress);
  const heart = labelled("Add Silk Wrap Dress to wishlist");
  expect(heart?.getAttribute("aria-pressed")).toBe("false");
  await act(async () => heart?.click());
  expect(heart?.getAttribute("aria-pressed")).toBe("true");
  await act(async () => heart?.click());
  expect(heart?.getAttribute("aria-pressed")).toBe("false");
});
