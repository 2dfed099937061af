import type { Product } from "#app/domain/product/product.ts";
import { MAX_IDS_PER_REQUEST } from "#app/domain/wishlist/wishlist-response.ts";
import type { Catalogue } from "./catalogue.ts";

/** Read products by their ids, in batches, because a request names at most so many. */
export async function listByIdsInBatches(catalogue: Catalogue, ids: string[]): Promise<Product[]> {
  const batches: ReturnType<Catalogue["listByIds"]>[] = [];
  for (let first = 0; first < ids.length; first += MAX_IDS_PER_REQUEST) {
    batches.push(catalogue.listByIds(ids.slice(first, first + MAX_IDS_PER_REQUEST)));
  }
  return (await Promise.all(batches)).flatMap(({ value }) => value);
}
