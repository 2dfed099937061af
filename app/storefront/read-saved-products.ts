import { worstSource } from "#app/domain/catalogue/catalogue-source.ts";
import {
  MAX_IDS_PER_REQUEST,
  type WishlistResponse,
  WishlistResponseSchema,
} from "#app/domain/wishlist/wishlist-response.ts";
import { fetchJson } from "./fetch-json.ts";

/** Read products by their ids, in batches. Throws if one cannot be read, or if there are samples in place of them all. */
export async function readSavedProducts(
  path: string,
  ids: string[],
  signal: AbortSignal,
): Promise<WishlistResponse> {
  const batches: Promise<WishlistResponse>[] = [];
  for (let first = 0; first < ids.length; first += MAX_IDS_PER_REQUEST) {
    const batch = ids.slice(first, first + MAX_IDS_PER_REQUEST).join(",");
    batches.push(fetchJson(`${path}?ids=${batch}`, WishlistResponseSchema, signal));
  }
  const answers = await Promise.all(batches);
  const source = worstSource(answers.map((answer) => answer.source));
  const products = answers.flatMap((answer) => answer.products);
  if (source === "sample" && products.length === 0) throw new Error("The database is unreachable");
  const stock = Object.assign({}, ...answers.map((answer) => answer.stock));
  return { source, products, stock };
}
