import * as v from "valibot";
import { worstSource } from "#app/domain/catalogue/catalogue-source.ts";
import {
  MAX_IDS_PER_REQUEST,
  type WishlistResponse,
  WishlistResponseSchema,
} from "#app/domain/wishlist/wishlist-response.ts";

async function readBatch(path: string, ids: string[], signal: AbortSignal) {
  const response = await fetch(`${path}?ids=${ids.join(",")}`, { signal });
  if (!response.ok) throw new Error(`The wishlist responded with ${response.status}`);
  return v.parse(WishlistResponseSchema, await response.json());
}

/** Read products by their ids, in batches. Throws if one cannot be read, or if there are samples in place of them all. */
export async function readSavedProducts(
  path: string,
  ids: string[],
  signal: AbortSignal,
): Promise<WishlistResponse> {
  const batches: Promise<WishlistResponse>[] = [];
  for (let first = 0; first < ids.length; first += MAX_IDS_PER_REQUEST) {
    batches.push(readBatch(path, ids.slice(first, first + MAX_IDS_PER_REQUEST), signal));
  }
  const answers = await Promise.all(batches);
  const source = worstSource(answers.map((answer) => answer.source));
  const products = answers.flatMap((answer) => answer.products);
  if (source === "sample" && products.length === 0) throw new Error("The database is unreachable");
  const stock = Object.assign({}, ...answers.map((answer) => answer.stock));
  return { source, products, stock };
}
