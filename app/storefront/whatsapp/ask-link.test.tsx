import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { StoreUrl } from "#app/ui/use-store-url.ts";
import { shopNotes } from "../seller/shop-notes.ts";
import { AskAboutBag } from "./ask-about-bag.tsx";
import { AskAboutProduct } from "./ask-about-product.tsx";

let number = "";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
const DRESS = { name: "Silk Wrap Dress", slug: "silk-wrap-dress" };
const LINE: BagItem = {
  id: "1",
  product: { id: ID, ...DRESS, price: 24500, collection: null, image: null },
  size: "M",
  color: "Cream",
  quantity: 2,
  priceWhenAdded: 24500,
  availability: "available",
  stock: null,
};

let shown: ReactNode = null;

function Shown() {
  return shown;
}

/** Return the text of the page's WhatsApp link, or null without a link. */
function question(content: ReactNode, path = "/shop"): string | null {
  shown = content;
  const language = path.startsWith("/es") ? "es" : "en";
  const Stub = createRoutesStub([{ id: "root", path: "*", Component: Shown }]);
  const information = { ...EMPTY_SHOP_INFORMATION, whatsapp: number };
  const notes = shopNotes(information, serverI18n(language, "shop", "checkout"));
  const page = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "shop", "overlays")}>
      <StoreUrl value="https://shop.example">
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: { notes } } }} />
      </StoreUrl>
    </I18nProvider>,
  );
  const href = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(page)?.[1];
  return href ? decodeURIComponent(new URL(href).search.replace("?text=", "")) : null;
}

afterEach(() => {
  number = "";
});

test("names the one size without a label", () => {
  number = "099 123 4567";
  expect(question(<AskAboutProduct product={DRESS} size="One Size" color="Cream" />)).toContain(
    "Silk Wrap Dress, One Size, Cream:",
  );
  const items = [{ ...LINE, size: "One Size" }];
  expect(question(<AskAboutBag items={items} />, "/es/shop")).toContain(", Talla única, Crema");
});

test("names the product, its size, its color and its URL", () => {
  number = "099 123 4567";
  expect(question(<AskAboutProduct product={DRESS} size="M" color="Cream" />)).toBe(
    "Hello Gemma Luce, I have a question about Silk Wrap Dress, size M, Cream: https://shop.example/products/silk-wrap-dress",
  );
  expect(question(<AskAboutProduct product={DRESS} size={null} color="" />)).toContain(
    "about Silk Wrap Dress: https",
  );
});

test("has question and URL in the page's language", () => {
  number = "+593991234567";
  const text = question(<AskAboutProduct product={DRESS} size="M" color="Cream" />, "/es/shop");
  expect(text).toContain("talla M, Crema");
  expect(text).toContain("https://shop.example/es/products/silk-wrap-dress");
});

test("keeps the name of a color without translation", () => {
  number = "+593991234567";
  const dress = <AskAboutProduct product={DRESS} size="M" color="Verde Loja" />;
  expect(question(dress, "/es/shop")).toContain("talla M, Verde Loja");
});

test("names every item of the bag and the link to it", () => {
  number = "+593991234567";
  const text = question(<AskAboutBag items={[LINE, { ...LINE, id: "2", size: "", color: "" }]} />);
  expect(text).toContain("2 × Silk Wrap Dress, size M, Cream\n2 × Silk Wrap Dress\n");
  expect(text).toContain(`https://shop.example/bag?line=2.${ID}.M.Cream&line=2.${ID}..`);
});

test.each(["", "soon"])("renders no link without a number (%j)", (typed) => {
  number = typed;
  expect(question(<AskAboutProduct product={DRESS} size="M" color="Cream" />)).toBeNull();
  expect(question(<AskAboutBag items={[LINE]} />)).toBeNull();
});
