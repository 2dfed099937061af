import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { NoProducts } from "./no-products.tsx";

function render(query: string) {
  const filters = filtersFromQuery(new URLSearchParams(query));
  const element = <NoProducts filters={filters} suggestion={null} onClear={() => {}} />;
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

test("offers to clear filters that leave nothing", () => {
  const page = render("color=navy&sort=price-up");
  expect(page).toContain("No products found matching your criteria");
  expect(page).toContain("Clear all filters");
});

test("blames no filters in a shop without products", () => {
  const page = render("sort=price-up");
  expect(page).toContain("Our first pieces arrive soon");
  expect(page).not.toContain("<a ");
});
