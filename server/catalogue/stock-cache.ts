import type { Stock } from "#app/data/stock.ts";
import type { DatabaseBreaker } from "./database-breaker.ts";
import { type CurrentVersion, versionedCache } from "./versioned-cache.ts";

/** As many products as are read in the busiest hour. */
const MAX_PRODUCTS = 200;

/**
 * Return the stock, read once per product and version; a list of products is read each time. Throws at once for an
 * uncached product while the circuit is open.
 */
export function stockCache(stock: Stock, current: CurrentVersion, breaker: DatabaseBreaker): Stock {
  const read = (productId: string) => breaker.execute(() => stock.findFree(productId));
  return {
    findFree: versionedCache(read, current, MAX_PRODUCTS),
    findFreeOf: (productIds) => breaker.execute(() => stock.findFreeOf(productIds)),
  };
}
