import { I18nProvider } from "@lingui/react";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { expect, test } from "vitest";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { FREE_EVERYWHERE } from "#app/domain/delivery/delivery-zone.ts";
import { EMPTY_SHOP_INFORMATION } from "#app/domain/shop-information/shop-information.ts";
import { organizationData } from "#app/domain/structured-data/organization-data.ts";
import { languageOf } from "#app/domain/text/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { settings } from "#app/settings.ts";
import { CartProvider } from "#app/storefront/bag/cart-provider.tsx";
import { QuickViewProvider } from "#app/storefront/product/quick-view-provider.tsx";
import { shopNotes } from "#app/storefront/seller/shop-notes.ts";
import { StoreUrl } from "#app/ui/use-store-url.ts";
import {
  type StructuredData,
  structuredDataSchema,
} from "../../tests/fixtures/structured-data-schema.ts";
import HomeRoute from "./home.tsx";
import ProductRoute from "./product.tsx";
import ShopRoute from "./shop.tsx";

const STORE = "https://shop.test";

const samples = withSource(sampleCatalogue(), "database");

const ROOT_DATA = {
  zones: [{ ...FREE_EVERYWHERE, price: 600 }],
  notes: shopNotes(
    { ...EMPTY_SHOP_INFORMATION, preparationDays: 4 },
    serverI18n("en", "shop", "checkout"),
  ),
};

const DataSchema = structuredDataSchema(STORE);

function Frame() {
  return (
    <CartProvider>
      <QuickViewProvider>
        <Outlet />
      </QuickViewProvider>
    </CartProvider>
  );
}

type Page = ComponentType<never>;

async function structuredDataOf(
  Page: Page,
  path: string,
  loaded: object,
  source: CatalogueSource = "database",
) {
  const language = languageOf(path);
  const catalogue = catalogueIn(language, samples);
  const layoutData = {
    source,
    categories: (await catalogue.listCategories()).value,
    collections: (await catalogue.listCollections()).value,
  };
  const page = { id: "page", path: "*", Component: Page as ComponentType };
  const layout = { id: "routes/storefront", Component: Frame, children: [page] };
  const Stub = createRoutesStub([{ id: "root", Component: Outlet, children: [layout] }]);
  const html = renderToString(
    <I18nProvider i18n={serverI18n(language, "shop", "fit")}>
      <StoreUrl value={STORE}>
        <Stub
          initialEntries={[path]}
          hydrationData={{
            loaderData: { root: ROOT_DATA, "routes/storefront": layoutData, page: loaded },
          }}
        />
      </StoreUrl>
    </I18nProvider>,
  );
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...texts].map(([, text = ""]) => DataSchema.parse(JSON.parse(text)));
}

async function productAt(path: string, source?: CatalogueSource) {
  const catalogue = catalogueIn(languageOf(path), samples);
  const { value: product } = await catalogue.findProduct("silk-wrap-dress");
  const details = (await catalogue.findProductDetails("silk-wrap-dress")).value;
  const related = { isLook: false, products: [] };
  const none = { reviews: null, stock: null, stockRequest: null };
  const loaded = { product, details, related, ...none };
  return structuredDataOf(ProductRoute as Page, path, loaded, source);
}

async function shopAt(path: string, source?: CatalogueSource) {
  const catalogue = catalogueIn(languageOf(path), samples);
  const filters = filtersFromQuery(new URL(path, STORE).searchParams);
  const choices = {
    categories: (await catalogue.listCategories()).value,
    collections: (await catalogue.listCollections()).value,
    furtherSizes: [],
    colors: [],
  };
  const counts = (await catalogue.countChoices(filters)).value;
  const loaded = { filters, choices, counts, ...(await catalogue.listProducts(filters)).value };
  return structuredDataOf(ShopRoute as Page, path, loaded, source);
}

const breadcrumbsIn = (data: StructuredData[]) =>
  data.flatMap((one) =>
    one["@type"] === "BreadcrumbList"
      ? one.itemListElement.map(({ name, item }) => [name, item.replace(STORE, "")])
      : [],
  );

test.each(["/", "/es"])("has the organization on the home page %s", async (path) => {
  const organization = organizationData(STORE, settings, EMPTY_SHOP_INFORMATION);
  const loaded = { newArrivals: [], bestsellers: [], collections: [], organization };
  const data = await structuredDataOf(HomeRoute as Page, path, loaded);
  expect(data.map((one) => one["@type"])).toEqual(["Organization"]);
});

test("has offer and breadcrumbs on a product page, in its language", async () => {
  const english = await productAt("/products/silk-wrap-dress");
  expect(english).toMatchObject([
    {
      "@type": "Product",
      name: "Silk Wrap Dress",
      offers: {
        price: "281.75",
        url: `${STORE}/products/silk-wrap-dress`,
        shippingDetails: {
          shippingRate: { value: "6.90" },
          deliveryTime: { handlingTime: { maxValue: 4 } },
        },
      },
    },
    { "@type": "BreadcrumbList" },
  ]);
  const [product, breadcrumbs] = await productAt("/es/products/silk-wrap-dress");
  expect(product).toMatchObject({
    offers: {
      url: `${STORE}/es/products/silk-wrap-dress`,
      hasMerchantReturnPolicy: { merchantReturnLink: `${STORE}/es/info/shipping-and-returns` },
    },
  });
  expect(breadcrumbsIn(breadcrumbs ? [breadcrumbs] : []).slice(0, 3)).toEqual([
    ["Inicio", "/es"],
    ["Tienda", "/es/shop"],
    ["Vestidos", "/es/shop?category=dresses"],
  ]);
});

test("has no offer of sample products", async () => {
  expect(await productAt("/products/silk-wrap-dress", "sample")).toEqual([]);
  expect(await shopAt("/shop")).not.toEqual([]);
  expect(await shopAt("/shop", "sample")).toEqual([]);
});

test("has breadcrumbs of a category or a collection", async () => {
  expect(breadcrumbsIn(await shopAt("/shop?category=dresses&size=M"))).toEqual([
    ["Home", "/"],
    ["Shop", "/shop"],
    ["Dresses", "/shop?category=dresses"],
  ]);
  expect(breadcrumbsIn(await shopAt("/es/shop?collection=modern-milan")).at(-1)?.[1]).toBe(
    "/es/shop?collection=modern-milan",
  );
  expect(breadcrumbsIn(await shopAt("/shop"))).toEqual([]);
});

test("lists the products of an indexed page in order and in its language", async () => {
  const [spanish] = await shopAt("/es/shop");
  expect(spanish).toMatchObject({
    "@type": "CollectionPage",
    name: "Nuestra colección",
    url: `${STORE}/es/shop`,
    mainEntity: { numberOfItems: 6 },
  });
  const list = spanish?.["@type"] === "CollectionPage" ? spanish.mainEntity.itemListElement : [];
  expect(list.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(list.find(({ url }) => url === `${STORE}/es/products/silk-blouse`)?.name).toBe(
    "Blusa de seda",
  );
  const kinds = async (path: string) => (await shopAt(path)).map((one) => one["@type"]).toSorted();
  expect(await kinds("/shop?category=dresses")).toEqual(["BreadcrumbList", "CollectionPage"]);
  expect(await kinds("/shop?collection=modern-milan")).toEqual([
    "BreadcrumbList",
    "CollectionPage",
  ]);
  expect(await kinds("/shop?category=dresses&size=M")).toEqual(["BreadcrumbList"]);
});
