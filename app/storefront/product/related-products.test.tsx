// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Product } from "#app/domain/product/product.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { RelatedProducts } from "./related-products.tsx";

vi.mock("./product-row.tsx", () => ({
  ProductRow: ({ products }: { products: Product[] }) => <ul>{products.length}</ul>,
}));
const RELATED = [{}, {}] as Product[];

test("renders in a document and on going back at once, and on another page after the product", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => frames.push(work));
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  vi.stubGlobal("cancelIdleCallback", () => {});
  const router = createMemoryRouter(
    [
      { path: "/products/:slug", element: <RelatedProducts isLook products={RELATED} /> },
      { path: "/shop", element: null },
    ],
    { initialEntries: ["/products/a"] },
  );
  const container = document.createElement("div");
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  const list = () => container.querySelector("ul")?.textContent;
  await act(async () =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  expect(list()).toBe("2");
  await act(() => router.navigate("/shop"));
  await act(() => router.navigate("/products/b"));
  expect(list()).toBeUndefined();
  act(() => {
    for (const work of frames) work(0);
  });
  expect(list()).toBe("2");
  await act(() => router.navigate("/shop"));
  await act(() => router.navigate(-1));
  expect(list()).toBe("2");
});
