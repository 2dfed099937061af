import { CURATED_COLLECTIONS } from "#app/domain/catalogue/curated-collections.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import type { Collection } from "#app/domain/catalogue/taxonomy.ts";
import type { Catalogue } from "./catalogue.ts";
import { valueOr } from "./value-or.ts";

const NO_PRODUCTS = { products: [], total: 0, pageCount: 1 };

/**
 * Return the URL of a picture for each collection that has no scene of its own, by the collection's id: that of its newest product with
 * one. A collection without, or that cannot be read, is left out.
 */
export async function collectionCovers(
  catalogue: Pick<Catalogue, "listProducts">,
  collections: Collection[],
): Promise<Record<string, string>> {
  const drawn: readonly string[] = CURATED_COLLECTIONS;
  const covers = collections
    .filter(({ name }) => !drawn.includes(name))
    .map(async ({ id, name }) => {
      const filters = filtersFromQuery(new URLSearchParams({ collection: name }));
      const { products } = await valueOr(catalogue.listProducts(filters), NO_PRODUCTS);
      const cover = products.find(({ images }) => images[0])?.images[0];
      return cover ? [[id, cover] as const] : [];
    });
  return Object.fromEntries((await Promise.all(covers)).flat());
}
