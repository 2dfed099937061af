import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { CollectionCards } from "./collection-cards.tsx";
import { ProductSection } from "./product-section.tsx";

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: "*", element }]);
  return renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const collection = (name: string) => ({
  id: `id of ${name}`,
  name,
  displayName: name,
  description: "",
});

test("shows a scene, a product's picture, or the name alone", () => {
  const collections = ["modern-milan", "amalfi", "constructor"].map(collection);
  const page = render(
    <CollectionCards
      collections={collections}
      covers={{ "id of amalfi": "/pictures/amalfi-1200.jpg" }}
    />,
  );
  expect(page).toContain("/scenes/modern-milan-1200.jpg");
  expect(page).toContain("/pictures/amalfi-1200.jpg");
  expect(page.match(/bg-panel/g)).toHaveLength(2);
});

test.each([
  ["collections", <CollectionCards key="" collections={[]} covers={{}} />],
  ["bestsellers", <ProductSection key="" id="bestsellers" title="" action="" products={[]} />],
])("keeps the place that the header's link to %s leads to", (id, element) => {
  expect(render(element)).toBe(`<span id="${id}"></span>`);
});
