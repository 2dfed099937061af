import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { PageHead } from "./page-head.tsx";

function headOf(page: React.ReactElement): string {
  const router = createMemoryRouter([{ id: "root", path: "*", element: page }], {
    initialEntries: ["/products/silk-blouse"],
    hydrationData: { loaderData: { root: { storeUrl: "https://shop.test" } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const imageIn = (head: string) => /property="og:image" content="([^"]*)"/.exec(head)?.[1];

test("a link's preview shows the card of what the page is about, with its whole address", () => {
  const head = headOf(
    <PageHead title="Silk Blouse" card="/social-card/products/silk-blouse.jpg" />,
  );
  expect(imageIn(head)).toBe("https://shop.test/social-card/products/silk-blouse.jpg");
  expect(head).toContain('name="twitter:card" content="summary_large_image"');
});

test("a page that shows what another shows is not listed, and names that one", () => {
  const head = headOf(<PageHead title="Shop" address="/shop" isListed={false} />);
  expect(head).toContain('name="robots" content="noindex"');
  expect(head).toContain('rel="canonical" href="https://shop.test/shop"');
  expect(headOf(<PageHead title="Shop" address="/shop" />)).not.toContain("noindex");
});

test("a page without a card of its own shows the brand's, a private page none", () => {
  expect(imageIn(headOf(<PageHead title="Home" />))).toBe(
    "https://shop.test/brand/social-card.jpg",
  );
  expect(imageIn(headOf(<PageHead title="Admin" isPrivate />))).toBeUndefined();
});
