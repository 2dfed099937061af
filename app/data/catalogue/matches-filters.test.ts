import { expect, test } from "vitest";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

const foundFor = async (q: string) => {
  const filters = filtersFromQuery(new URLSearchParams({ q }));
  return (await sampleCatalogue().listProducts(filters)).products.map(({ slug }) => slug);
};

test.each(["👗", "♥ ✨", "%_*", "¿?", ","])("finds no sample product for '%s'", async (search) => {
  expect(await foundFor(search)).toEqual([]);
});

test("finds a sample product although an emoji is beside its name", async () => {
  expect(await foundFor("👗 wrap")).toEqual(["silk-wrap-dress"]);
});
