import type { Stock } from "#app/data/stock.ts";
import type { DatabaseBreaker } from "./database-breaker.ts";
import { type CurrentVersion, versionedCache } from "./versioned-cache.ts";

/** As many products as have their page cached in the busiest hour: it reads in two languages and as data, and Quick View reads as well. */
const MAX_PRODUCTS = 200;

/**
 * Returns the stock that is read once per product and version. It has no last good value: while the circuit is open, a read
 * that is not cached throws at once.
 */
export function stockCache(stock: Stock, current: CurrentVersion, breaker: DatabaseBreaker): Stock {
  const read = (productId: string) => breaker.execute(() => stock.findFree(productId));
  return { findFree: versionedCache(read, current, MAX_PRODUCTS) };
}
