import { isText, listIn } from "../text/stored-json.ts";
import { PRODUCT_ID_FORM } from "./product-id-form.ts";

/** The local storage key of the products that were viewed last. */
export const RECENTLY_VIEWED_KEY = "gemma-luce-recently-viewed";

/** In products. */
export const MAX_RECENTLY_VIEWED = 12;

/** Put a product first, once. */
export function withViewed(ids: string[], viewed: string): string[] {
  return [viewed, ...ids.filter((id) => id !== viewed)].slice(0, MAX_RECENTLY_VIEWED);
}

/** Parse the stored product ids, newest first: each once, without invalid ones. Throws if the text is not a JSON list. */
export function parseRecentlyViewed(text: string): string[] {
  const ids = listIn(text).filter((id) => isText(id) && PRODUCT_ID_FORM.test(id)) as string[];
  return [...new Set(ids)].slice(0, MAX_RECENTLY_VIEWED);
}

/** Return the text to store, or null for none. */
export function serializeRecentlyViewed(ids: string[]): string | null {
  return ids.length === 0 ? null : JSON.stringify(ids);
}
