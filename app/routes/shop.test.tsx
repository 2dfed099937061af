// @vitest-environment happy-dom
import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { QuickViewProvider } from "#app/storefront/product/quick-view-provider.tsx";
import { prefetchFilters } from "#app/storefront/shop/lazy-filters.tsx";
import { ShopPage } from "#app/storefront/shop/shop-page.tsx";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { loader } from "./shop.tsx";

type LoaderArgs = Parameters<typeof loader>[0];

const suggestSearch = vi.fn(async (_search: string): Promise<string | null> => null);

function contextWithSamples() {
  const context = new RouterContextProvider();
  const catalogue = { ...sampleCatalogue(), suggestSearch };
  context.set(catalogueContext, withSource(catalogue, "sample"));
  return context;
}

function load(query: string) {
  const url = new URL(`http://shop.test/shop${query}`);
  const request = new Request(url);
  return loader({ request, url, context: contextWithSamples(), params: {}, pattern: "/shop" });
}

const namesIn = async (query: string) => (await load(query)).products.map(({ name }) => name);

test.each([
  ["?category=shoes", ["Italian Leather Loafers"]],
  ["?collection=tuscan-escape&sort=price-up", ["Linen Palazzo Pants", "Italian Leather Handbag"]],
  ["?size=One+Size", ["Italian Leather Handbag"]],
  ["?min=200&max=300", ["Silk Wrap Dress"]],
  ["?q=cashmere", ["Cashmere Blazer"]],
  ["?q=zapatos", ["Italian Leather Loafers"]],
  ["?q=modern+navy", ["Cashmere Blazer"]],
  ["?category=nothing", []],
  ["?category=shoes&category=outerwear", ["Cashmere Blazer", "Italian Leather Loafers"]],
  ["?size=One+Size&size=41", ["Italian Leather Handbag", "Italian Leather Loafers"]],
  ["?color=Navy&color=Cognac&category=shoes", ["Italian Leather Loafers"]],
  ["?sale=1", []],
])("returns the products for %s", async (query, names) => {
  expect(await namesIn(query)).toEqual(names);
});

test("returns only products with status in-stock for In stock only", async () => {
  const names = await namesIn("?stock=1");
  expect(names).toHaveLength(4);
  expect(names).not.toContain("Cashmere Blazer");
  expect(names).not.toContain("Silk Blouse");
});

test("redirects from a page past the last to the last", async () => {
  const response = await load("?page=7&sort=price-up").catch((thrown: unknown) => thrown);
  expect(response).toBeInstanceOf(Response);
  expect(response instanceof Response && response.headers.get("Location")).toBe(
    "/shop?sort=price-up",
  );
});

let unmount = () => {};

function Shop() {
  return (
    <LinkClickProvider>
      <CartProvider>
        <QuickViewProvider>
          <ShopPage {...useLoaderData<typeof loader>()} />
        </QuickViewProvider>
      </CartProvider>
    </LinkClickProvider>
  );
}

function Nothing() {
  return null;
}

async function openShop(query = "") {
  window.history.replaceState(null, "", `/shop${query}`);
  const router = createBrowserRouter(
    [
      {
        path: "/shop",
        Component: Shop,
        loader: (args) => loader(args as LoaderArgs),
        HydrateFallback: Nothing,
      },
    ],
    { getContext: contextWithSamples },
  );
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  await settle();
  unmount = () => {
    act(() => root.unmount());
    router.dispose();
  };
}

/** Wait for debounce and response. */
const settle = () => act(async () => vi.advanceTimersByTimeAsync(1000));

function field<Field extends HTMLElement>(name: string): Field {
  const found = document.querySelector<Field>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field "${name}"`);
  return found;
}

async function choose(name: string, value: string) {
  const select = field<HTMLSelectElement>(name);
  select.value = value;
  await act(async () => select.dispatchEvent(new Event("change", { bubbles: true })));
}

async function type(name: string, value: string) {
  const input = field<HTMLInputElement>(name);
  input.focus();
  // React tracks the value through the element's own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  await act(async () => input.dispatchEvent(new Event("input", { bubbles: true })));
}

const press = (name: string) =>
  act(async () => {
    const found = [...document.querySelectorAll<HTMLElement>("a, button")].find(
      (candidate) => (candidate.getAttribute("aria-label") ?? candidate.textContent) === name,
    );
    if (!found) throw new Error(`There is no "${name}"`);
    found.click();
  });

const count = () => document.querySelector('p[role="status"]')?.textContent;
const currentPath = () => window.location.pathname + window.location.search;

beforeAll(async () => {
  prefetchFilters();
  await vi.dynamicImportSettled();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => Response.json({ source: "sample", products: [] }));
});

afterEach(() => {
  unmount();
  unmount = () => {};
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("opens the filter panel", async () => {
  await openShop();
  const toggle = document.querySelector("button[aria-controls]");
  expect(toggle?.getAttribute("aria-expanded")).toBe("false");
  await press("Filters");
  expect(toggle?.getAttribute("aria-expanded")).toBe("true");
});

test("puts filters into the URL immediately and combines them", async () => {
  await openShop();
  expect(count()).toBe("6 products");
  await choose("collection", "modern-milan");
  await choose("size", "M");
  await settle();
  expect(currentPath()).toBe("/shop?collection=modern-milan&size=M");
  expect(count()).toBe("1 product");
});

test("searches at once when Enter submits the form, before the filters are opened", async () => {
  await openShop();
  await type("q", "leather");
  await act(async () => field<HTMLInputElement>("q").form?.requestSubmit());
  expect(currentPath()).toBe("/shop?q=leather");
});

test("debounces typing, with one history entry per word", async () => {
  await openShop();
  await choose("category", "shoes");
  await settle();
  const steps = window.history.length;
  await type("q", "lea");
  expect(currentPath()).toBe("/shop?category=shoes");
  await settle();
  await type("q", "leather");
  await settle();
  expect(currentPath()).toBe("/shop?q=leather&category=shoes");
  expect(window.history.length).toBe(steps + 1);
});

test("filters by price, and resets a cleared price to its default", async () => {
  await openShop("?max=200");
  expect(field<HTMLInputElement>("max").value).toBe("200");
  expect(count()).toBe("4 products");
  await type("max", "");
  await settle();
  expect(currentPath()).toBe("/shop");
  await act(async () => field<HTMLInputElement>("max").blur());
  expect(field<HTMLInputElement>("max").value).toBe("1000");
});

test("shows an error while the minimum is above the maximum", async () => {
  await openShop("?max=200");
  const alerts = () => document.querySelectorAll('[role="alert"]').length;
  expect(alerts()).toBe(0);
  await type("min", "300");
  await settle();
  expect(alerts()).toBe(1);
  await type("min", "100");
  await settle();
  expect(alerts()).toBe(0);
});

test("clears all filters of an empty result, resets the fields and focuses the count", async () => {
  await openShop("?q=zzz&category=shoes&sort=price-up");
  expect(document.body.textContent).toContain("No products found matching your criteria");
  await press("Clear all filters");
  await settle();
  expect(currentPath()).toBe("/shop?sort=price-up");
  expect(field<HTMLInputElement>("q").value).toBe("");
  expect(field<HTMLSelectElement>("category").value).toBe("");
  expect(count()).toBe("6 products");
  expect(document.activeElement?.textContent).toBe("6 products");
});

test("suggests another search where one finds nothing, and links to it without filters", async () => {
  suggestSearch.mockResolvedValueOnce("blazer");
  await openShop("?q=blasier&category=shoes");
  expect(suggestSearch).toHaveBeenLastCalledWith("blasier");
  expect(document.body.textContent).toContain("Did you mean blazer?");
  await press("blazer");
  await settle();
  expect(currentPath()).toBe("/shop?q=blazer");
  expect(field<HTMLInputElement>("q").value).toBe("blazer");
  expect(count()).toBe("1 product");
});

test("shows the empty result without a suggestion if that cannot be read", async () => {
  suggestSearch.mockRejectedValueOnce(new Error("down"));
  expect((await load("?q=blasier")).suggestion).toBeNull();
});

test("removes one filter by its link", async () => {
  await openShop("?category=shoes&stock=1");
  await press("Remove filter Shoes");
  await settle();
  expect(currentPath()).toBe("/shop?stock=1");
});

const box = (name: string, value: string) => field<HTMLInputElement>(`${name}"][value="${value}`);
const tick = (name: string, value: string) => act(async () => box(name, value).click());

test("takes several values of a filter, each removed by its link", async () => {
  await openShop();
  await tick("category", "shoes");
  await tick("category", "dresses");
  await tick("size", "M");
  expect(field<HTMLSelectElement>("category").selectedOptions[0]?.text).toBe("2 selected");
  await settle();
  expect(currentPath()).toBe("/shop?category=dresses&category=shoes&size=M");
  expect(count()).toBe("1 product");
  await press("Remove filter Dresses");
  await settle();
  expect(currentPath()).toBe("/shop?category=shoes&size=M");
  expect(field<HTMLSelectElement>("category").value).toBe("shoes");
  expect(box("category", "dresses").checked).toBe(false);
});

test("lists further sizes after XS to XL", async () => {
  await openShop();
  const sizes = [...field<HTMLSelectElement>("size").options].map(({ value }) => value);
  expect(sizes.slice(0, 6)).toEqual(["", "XS", "S", "M", "L", "XL"]);
  expect(sizes.slice(6)).toEqual(expect.arrayContaining(["One Size", "35", "41"]));
});

test("works without JavaScript as a GET form with every field", async () => {
  await openShop();
  const { form } = box("category", "shoes");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/shop"]);
  for (const name of ["q", "sort", "min", "max", "stock", "sale"]) {
    expect(field<HTMLInputElement>(name).form).toBe(form);
  }
  expect(box("collection", "modern-milan").form).toBe(form);
  expect([box("size", "M").form, box("color", "Navy").form]).toEqual([form, form]);
  // Its value is that of the checkboxes.
  expect(field("category").getAttribute("form")).toBe("none");
});
