import { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { catalogueContext, type SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { catalogueIn } from "#app/data/catalogue/catalogue-in.ts";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import { SearchAnswerSchema } from "#app/domain/catalogue/search-answer.ts";
import { loader } from "./shop-search.ts";

const searchProducts = vi.fn(sampleCatalogue().searchProducts);
const SAMPLES = withSource(
  { ...sampleCatalogue(), searchProducts, suggestSearch: async () => "blazer" },
  "database",
);

async function load(
  query: string,
  language: "en" | "es" = "en",
  stored: SourcedCatalogue = SAMPLES,
) {
  const context = new RouterContextProvider();
  context.set(catalogueContext, catalogueIn(language, stored));
  const path = language === "es" ? "/es/shop/search" : "/shop/search";
  const url = new URL(`http://shop.test${path}${query}`);
  return loader({ request: new Request(url), url, context, params: {}, pattern: "/shop/search" });
}

const answerTo = async (...args: Parameters<typeof load>) =>
  v.parse(SearchAnswerSchema, await (await load(...args)).json());

const namesOf = (entries: { displayName: string }[]) => entries.map((entry) => entry.displayName);

test("returns products with picture and price, and the categories that the words name", async () => {
  const answer = await answerTo("?q=Zapatos", "es");
  expect(answer.products).toEqual([
    {
      slug: "italian-leather-loafers",
      name: "Mocasines de cuero italiano",
      price: 16_500,
      originalPrice: null,
      image: "/plates/italian-leather-loafers-front-1200.jpg",
      color: expect.stringMatching(/^#/),
    },
  ]);
  expect(answer.total).toBe(1);
  expect(namesOf(answer.categories)).toEqual(["Zapatos"]);
  expect(answer.collections).toEqual([]);
  expect(answer.suggestion).toBeNull();
});

test("lists all categories and collections with products before a word is typed", async () => {
  const answer = await answerTo("");
  expect(answer.products).toEqual([]);
  expect(namesOf(answer.categories)).toEqual([
    "Accessories",
    "Bottoms",
    "Dresses",
    "Outerwear",
    "Shoes",
    "Tops",
  ]);
  expect(namesOf(answer.collections)).toEqual(["La Dolce Vita", "Modern Milan", "Tuscan Escape"]);
});

test("suggests another search and everything there is where a search finds nothing", async () => {
  const answer = await answerTo("?q=blasier");
  expect(answer).toMatchObject({ products: [], total: 0, suggestion: "blazer" });
  expect(answer.categories).toHaveLength(6);
});

test("finds the same for the same words, however they are typed", async () => {
  searchProducts.mockClear();
  for (const query of ["?q=Leather+", "?q=+leather", "?q=LEATHER!"]) await load(query);
  expect(searchProducts.mock.calls).toEqual([["leather"], ["leather"], ["leather"]]);
});

test("leaves out categories without products", async () => {
  const listTaxonomyInUse = async () => ({ categories: ["shoes"], collections: [] });
  const stored = withSource({ ...sampleCatalogue(), listTaxonomyInUse }, "database");
  const answer = await answerTo("", "en", stored);
  expect(namesOf(answer.categories)).toEqual(["Shoes"]);
  expect(answer.collections).toEqual([]);
});

test("sends no picture that is a data URL", async () => {
  const found = await sampleCatalogue().searchProducts("blazer");
  const products = found.products.map((product) => ({ ...product, images: ["data:image/png,x"] }));
  const stored = withSource(
    { ...sampleCatalogue(), searchProducts: async () => ({ products, total: 1 }) },
    "database",
  );
  expect((await answerTo("?q=blazer", "en", stored)).products[0]?.image).toBeNull();
});

test("rejects a search longer than a shopper can type", async () => {
  await expect(load(`?q=${"a".repeat(101)}`)).rejects.toMatchObject({ init: { status: 400 } });
  expect((await load(`?q=${"a".repeat(100)}`)).status).toBe(200);
});
