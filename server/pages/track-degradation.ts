import type { Sourced } from "#app/data/catalogue/catalogue.ts";
import { mapCatalogue } from "#app/data/catalogue/map-catalogue.ts";
import type { Stock } from "#app/data/stock.ts";
import type { Shop } from "#app/shop-context.ts";

/**
 * Wrap the shop for one rendering and record whether it read degraded data: stale values, samples in place of the
 * database, or nothing.
 */
export function trackDegradation(shop: Shop): { shop: Shop; isDegraded: () => boolean } {
  const { catalogue, stock } = shop;
  /** Without a database samples are the expected data. */
  const expected = stock ? "database" : "sample";
  let isDegraded = false;
  const fail = (error: unknown): never => {
    isDegraded = true;
    throw error;
  };
  const trackedStock: Stock | null = stock && {
    findFree: (productId) => stock.findFree(productId).catch(fail),
    findFreeOf: (productIds) => stock.findFreeOf(productIds).catch(fail),
  };
  const trackedCatalogue = mapCatalogue<Shop["catalogue"]>(catalogue, (read) => async (...args) => {
    const answer = (await read(...args).catch(fail)) as Sourced<unknown>;
    if (answer.source !== expected) isDegraded = true;
    return answer;
  });
  return {
    shop: { ...shop, catalogue: trackedCatalogue, stock: trackedStock },
    isDegraded: () => isDegraded,
  };
}
