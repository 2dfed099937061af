import { expect, test } from "vitest";
import { withSource } from "#app/data/catalogue/map-catalogue.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import type { Stock } from "#app/data/stock.ts";
import type { CatalogueSource } from "#app/domain/catalogue/catalogue-source.ts";
import type { Shop } from "#app/shop-context.ts";
import { trackDegradation } from "./track-degradation.ts";

const COUNTED: Stock = { findFree: async () => null, findFreeOf: async () => ({}) };

function watch(source: CatalogueSource, stock: Stock | null) {
  return trackDegradation({
    catalogue: withSource(sampleCatalogue(), source),
    stock,
  } as unknown as Shop);
}

test.each<[CatalogueSource, Stock | null, boolean]>([
  ["database", COUNTED, false],
  ["stale", COUNTED, true],
  ["sample", COUNTED, true],
  ["sample", null, false],
])("a page of a shop read from %s with stock %j: degraded %s", async (source, stock, expected) => {
  const { shop, isDegraded } = watch(source, stock);
  expect(isDegraded()).toBe(false);
  expect((await shop.catalogue.listCategories()).source).toBe(source);
  expect(isDegraded()).toBe(expected);
});

test("is degraded when the stock could not be read", async () => {
  const fail = () => Promise.reject(new Error("down"));
  for (const read of ["findFree", "findFreeOf"] as const) {
    const { shop, isDegraded } = watch("database", { findFree: fail, findFreeOf: fail });
    const failed = read === "findFree" ? shop.stock?.findFree("a") : shop.stock?.findFreeOf(["a"]);
    await expect(failed).rejects.toThrow("down");
    expect(isDegraded()).toBe(true);
  }
});

test("tracks each rendering separately", async () => {
  const shop = {
    catalogue: withSource(sampleCatalogue(), "stale"),
    stock: COUNTED,
  } as unknown as Shop;
  const [first, second] = [trackDegradation(shop), trackDegradation(shop)];
  await first.shop.catalogue.listCategories();
  expect([first.isDegraded(), second.isDegraded()]).toEqual([true, false]);
});
