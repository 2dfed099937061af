import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { PageHead } from "./page-head.tsx";
import { StoreUrl } from "./use-store-url.ts";

function headOf(page: React.ReactElement): string {
  const router = createMemoryRouter([{ path: "*", element: page }], {
    initialEntries: ["/products/silk-blouse"],
  });
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <StoreUrl value="https://shop.test">
        <RouterProvider router={router} />
      </StoreUrl>
    </I18nProvider>,
  );
}

const imageIn = (head: string) => /property="og:image" content="([^"]*)"/.exec(head)?.[1];

test("has the preview picture with its full URL", () => {
  const head = headOf(
    <PageHead title="Silk Blouse" card="/social-card/products/silk-blouse.jpg" />,
  );
  expect(imageIn(head)).toBe("https://shop.test/social-card/products/silk-blouse.jpg");
  expect(head).toContain('name="twitter:card" content="summary_large_image"');
});

test("begins a product's link preview with its price, in the text and in its metadata", () => {
  const head = headOf(<PageHead title="Silk Blouse" description="Ivory silk." price={124_950} />);
  expect(head).toContain('property="og:description" content="$1,249.50 · Ivory silk."');
  expect(head).toContain('property="product:price:amount" content="1249.50"');
  expect(head).toContain('property="product:price:currency" content="USD"');
  expect(head).toContain('name="description" content="Ivory silk."');
  expect(headOf(<PageHead title="Home" description="Silk." />)).not.toMatch(/price|\$/);
});

test("is noindex with a canonical URL for a duplicate page", () => {
  const head = headOf(<PageHead title="Shop" path="/shop" isListed={false} />);
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).toContain('rel="canonical" href="https://shop.test/shop"');
  expect(headOf(<PageHead title="Shop" path="/shop" />)).not.toContain("noindex");
});

test("defaults to the brand's preview picture, and has none on a private page", () => {
  expect(imageIn(headOf(<PageHead title="Home" />))).toBe(
    "https://shop.test/brand/social-card.jpg",
  );
  expect(imageIn(headOf(<PageHead title="Admin" isPrivate />))).toBeUndefined();
});
