import { expect, test } from "vitest";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { catalogueIn } from "./catalogue-in.ts";
import { withSource } from "./map-catalogue.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

const samples = withSource(sampleCatalogue(), "sample");

const shown = (catalogue: ReturnType<typeof catalogueIn>) =>
  Promise.all([
    catalogue.listProducts(filtersFromQuery(new URLSearchParams())),
    catalogue.listNewArrivals(4),
    catalogue.listBestsellers(4),
    catalogue.listByIds(["00000000-0000-4000-8000-000000000001"]),
    catalogue.findProduct("silk-wrap-dress"),
    catalogue.listCategories(),
    catalogue.listCollections(),
  ]);

test("returns only Spanish texts from the Spanish catalogue", async () => {
  const text = JSON.stringify(await shown(catalogueIn("es", samples)));
  expect(text).toContain("Vestido cruzado de seda");
  expect(text).not.toContain("Silk Wrap Dress");
  expect(text).toContain("Milán moderno");
  expect(text).not.toContain("Modern Milan");
  expect(text).not.toContain("spanish");
});

test("returns no Spanish texts from the English catalogue", async () => {
  const text = JSON.stringify(await shown(catalogueIn("en", samples)));
  expect(text).toContain("Silk Wrap Dress");
  expect(text).not.toContain("Vestido");
  expect(text).not.toContain("spanish");
});

test("sorts categories and collections by language", async () => {
  const names = async (language: "en" | "es") =>
    (await catalogueIn(language, samples).listCategories()).value.map(({ name }) => name);
  expect(await names("en")).toEqual([
    "accessories",
    "bottoms",
    "dresses",
    "outerwear",
    "shoes",
    "tops",
  ]);
  expect(await names("es")).toEqual([
    "outerwear",
    "accessories",
    "tops",
    "bottoms",
    "dresses",
    "shoes",
  ]);
});

test("keeps the source of each value", async () => {
  const stored = withSource(sampleCatalogue(), "stale");
  expect((await catalogueIn("es", stored).listCategories()).source).toBe("stale");
  expect((await catalogueIn("es", stored).findProduct("silk-wrap-dress")).source).toBe("stale");
});
