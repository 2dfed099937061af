import * as v from "valibot";
import { refreshBag } from "#app/domain/bag/bag-refresh.ts";
import { BagResponseSchema, type CurrentProduct } from "#app/domain/bag/bag-response.ts";
import { markShortage, type Shortage } from "#app/domain/bag/shortage.ts";
import { storedBagValue } from "./stored-bag-value.ts";

/**
 * Update the stored bag by the response to a request for `ids`, and mark what an attempt to pay lacked. Returns the products,
 * or null for samples. Throws for anything else.
 */
export function applyBagResponse(
  response: unknown,
  ids: string[],
  shortage: Shortage | null,
): CurrentProduct[] | null {
  const { source, products } = v.parse(BagResponseSchema, response);
  // Sample products replace an unreachable database. The bag stays unchanged.
  if (source !== "database") return null;
  storedBagValue.update((items) => {
    const refreshed = refreshBag(items, ids, products);
    return shortage ? markShortage(refreshed, shortage) : refreshed;
  });
  return products;
}
