import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SAMPLE_PRODUCTS } from "#app/data/catalogue/sample-products.ts";
import type { Product } from "#app/domain/product/product.ts";
import { inLanguage } from "#app/domain/text/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { Gallery } from "./gallery.tsx";

const [dress] = SAMPLE_PRODUCTS.map((product) => inLanguage("en", product)) as [Product];

const htmlOf = (product: Product) =>
  renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("en", "shop")}>
      <Gallery product={product} color={null} sizes="75vw" isWide />
    </I18nProvider>,
  );

test("renders no list for a product without pictures", () => {
  expect(htmlOf(dress)).toContain("Pictures of Silk Wrap Dress");
  const html = htmlOf({ ...dress, images: [] });
  expect(html).not.toContain("Pictures of");
  expect(html).toContain("max-md:hidden");
});
