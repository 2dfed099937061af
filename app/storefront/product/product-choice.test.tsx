// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { Product } from "#app/domain/product/product.ts";
import type { FreeStock } from "#app/domain/stock/free-stock.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CartProvider, useCart } from "../bag/cart-provider.tsx";
import { ProductChoice } from "./product-choice.tsx";

const [dress, blazer, handbag, , blouse] = SAMPLE_PRODUCTS.map((product) =>
  inLanguage("en", product),
) as [Product, Product, Product, Product, Product];
const page = document.body;
const onAdded = vi.fn();
const onColor = vi.fn();
let bag: ReturnType<typeof useCart>["items"];
let unmount = () => {};

function Probe() {
  bag = useCart().items;
  return null;
}

async function show(product: Product, stock: FreeStock | null = null) {
  const shown = (
    <CartProvider>
      <ProductChoice product={product} stock={stock} onColor={onColor} onAdded={onAdded} />
      <Probe />
    </CartProvider>
  );
  const router = createMemoryRouter([{ path: "*", element: shown }]);
  const root = createRoot(page.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
}

function button(name: string) {
  const found = [...page.querySelectorAll("button")].find((one) => one.textContent === name);
  if (!found) throw new Error(`No button says ${name}`);
  return found;
}

const option = (value: string) => {
  const found = page.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(`No option ${value}`);
  return found;
};

const press = (element: HTMLElement) => act(async () => element.click());

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ source: "sample", products: [] })),
  );
});

afterEach(() => {
  unmount();
  page.innerHTML = "";
  onAdded.mockReset();
  vi.useRealTimers();
});

test("shows an inline error and adds nothing without size and color", async () => {
  await show(dress);
  expect(page.querySelector("[role=alert]")).toBeNull();
  await press(button("Add to Bag"));
  const first = page.querySelector("[role=alert]");
  expect(document.activeElement).toBe(option("XS"));
  await press(option("M"));
  await press(button("Add to Bag"));
  expect(page.querySelector("[role=alert]")?.textContent).toBe("Please select size and color");
  expect(first?.isConnected, "announced again").toBe(false);
  expect(document.activeElement).toBe(option(dress.colors[0] ?? ""));
  expect(bag).toEqual([]);
  await press(option("Cream"));
  expect(page.querySelector("[role=alert]")).toBeNull();
});

test("shows Adding..., then Added! until what shows it is closed, and calls onAdded after one second", async () => {
  await show(dress);
  await press(option("M"));
  await press(option("Cream"));
  await press(button("Add to Bag"));
  await press(button("Adding..."));
  await act(async () => vi.advanceTimersByTime(350));
  button("Added!");
  await act(async () => vi.advanceTimersByTime(999));
  expect(onAdded).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(1));
  expect(onAdded).toHaveBeenCalledOnce();
  expect(bag).toMatchObject([{ size: "M", color: "Cream", quantity: 1 }]);
  button("Added!");
  await act(async () => vi.advanceTimersByTime(500));
  button("Add to Bag");
});

test("tells the gallery the selected color", async () => {
  await show(dress);
  await press(option("Cream"));
  expect(onColor).toHaveBeenLastCalledWith("Cream");
});

test("preselects a single option", async () => {
  await show(handbag);
  await press(option("Black"));
  await press(button("Add to Bag"));
  expect(bag).toMatchObject([{ size: "One Size", color: "Black" }]);
});

test("disables options without stock and counts the selected ones", async () => {
  await show(blazer, {
    total: 3,
    lines: [
      { size: "M", color: "Camel", free: 2 },
      { size: "L", color: "Camel", free: 1 },
    ],
  });
  expect(page.textContent).toContain("Only 3 left in stock!");
  expect(option("XS").disabled).toBe(true);
  expect(option("Navy").disabled).toBe(true);
  await press(option("M"));
  expect(page.textContent).toContain("Only 2 left in stock!");
});

test("lets the shopper change from one pair in stock to another", async () => {
  await show(blazer, {
    total: 3,
    lines: [
      { size: "M", color: "Camel", free: 2 },
      { size: "L", color: "Navy", free: 1 },
    ],
  });
  await press(option("M"));
  await press(option("Camel"));
  await press(option("L"));
  expect(button("Sold Out").disabled).toBe(true);
  await press(option("Navy"));
  await press(button("Add to Bag"));
  expect(bag).toMatchObject([{ size: "L", color: "Navy" }]);
});

test("limits the quantity to the free stock", async () => {
  await show(dress, { total: 2, lines: [] });
  expect(page.textContent).toContain("2 in stock and ready to ship");
  const more = page.querySelector<HTMLElement>('[aria-label="Increase quantity"]');
  for (let press = 0; press < 4; press++) await act(async () => more?.click());
  expect(page.querySelector<HTMLInputElement>('input[inputmode="numeric"]')?.value).toBe("2");
});

test("disables all controls of a sold-out product", async () => {
  await show(blouse);
  expect(button("Sold Out").disabled).toBe(true);
  expect(option("M").disabled).toBe(true);
});
