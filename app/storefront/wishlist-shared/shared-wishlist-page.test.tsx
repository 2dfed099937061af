// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import type { SharedWish } from "#app/domain/wishlist/shared-wishlist.ts";
import { STORED_WISHLIST_KEY } from "#app/domain/wishlist/stored-wishlist.ts";
import { MAX_WISHES } from "#app/domain/wishlist/wish.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider } from "../bag/cart-provider.tsx";
import { QuickViewProvider } from "../product/quick-view-provider.tsx";
import { SharedWishlistPage } from "./shared-wishlist-page.tsx";

const [dress, blazer] = SAMPLE_PRODUCTS.map((product) => inLanguage("en", product));
if (!dress || !blazer) throw new Error("There are samples");
const SHARED: SharedWish[] = [
  { product: dress, size: "M", color: "Terracotta" },
  { product: blazer, size: null, color: null },
];

async function open(wishes: SharedWish[], stored: string[]) {
  localStorage.setItem(STORED_WISHLIST_KEY, JSON.stringify(stored.map((id) => ({ id }))));
  const Page = () => (
    <I18nProvider i18n={serverI18n("en", "shop", "info")}>
      <CartProvider>
        <QuickViewProvider>
          <SharedWishlistPage wishes={wishes} />
        </QuickViewProvider>
      </CartProvider>
    </I18nProvider>
  );
  const Shop = createRoutesStub([{ path: "/wishlist/shared", Component: Page }]);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  await act(async () => root.render(<Shop initialEntries={["/wishlist/shared"]} />));
}

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const stored = () => JSON.parse(localStorage.getItem(STORED_WISHLIST_KEY) ?? "[]");

test("saves all products with their sizes and today's prices, newest first, and none twice", async () => {
  await open(SHARED, [blazer.id]);
  expect(document.body.textContent).toContain("M · Terracotta");
  await act(async () => button("Save all")?.click());
  expect(stored()).toEqual([
    { id: blazer.id, size: null, color: null, price: null },
    { id: dress.id, size: "M", color: "Terracotta", price: dress.price },
  ]);
  expect(button("All saved")?.getAttribute("aria-disabled")).toBe("true");
});

test("drops no product of a full wishlist, and says what was not saved", async () => {
  const own = Array.from(
    { length: MAX_WISHES },
    (_, index) => `10000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  await open(SHARED, own);
  await act(async () => button("Save all")?.click());
  expect(stored()).toHaveLength(MAX_WISHES);
  expect(document.querySelector("[role=alert]")?.textContent).toBe(
    "Your wishlist holds up to 100 products. 2 products were not saved.",
  );
});

test("says that nothing of a broken link is available", async () => {
  await open([], []);
  expect(document.body.textContent).toContain("Nothing in this wishlist is available any more.");
  expect(button("Save all")).toBeUndefined();
});
