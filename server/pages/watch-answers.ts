import type { Sourced } from "#app/data/catalogue/catalogue.ts";
import { mapCatalogue } from "#app/data/catalogue/map-catalogue.ts";
import type { Stock } from "#app/data/stock.ts";
import type { Shop } from "../http/request-context.ts";

/**
 * Takes the shop and returns it for one rendering, with whether that rendering was given anything but what the database says
 * now: last good values, samples in place of the database, or no stock.
 */
export function watchAnswers(shop: Shop): { shop: Shop; isDegraded: () => boolean } {
  const { catalogue, stock } = shop;
  /** A shop without a database always shows its samples. */
  const expected = stock ? "database" : "sample";
  let isDegraded = false;
  const watchedStock: Stock | null = stock && {
    findFree: (productId) =>
      stock.findFree(productId).catch((error) => {
        isDegraded = true;
        throw error;
      }),
  };
  const watchedCatalogue = mapCatalogue<Shop["catalogue"]>(
    catalogue,
    (read) =>
      async (...given) => {
        const answer = (await read(...given)) as Sourced<unknown>;
        if (answer.source !== expected) isDegraded = true;
        return answer;
      },
  );
  return {
    shop: { ...shop, catalogue: watchedCatalogue, stock: watchedStock },
    isDegraded: () => isDegraded,
  };
}
