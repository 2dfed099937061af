import * as v from "valibot";
import { ProductIdSchema } from "./product-id.ts";
import { MAX_RECENTLY_VIEWED } from "./recently-viewed.ts";

/** Parse the stored product ids, newest first: each once, without invalid ones. Throws if the text is not a JSON list. */
export function parseRecentlyViewed(text: string): string[] {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) throw new TypeError("The products viewed last are not a list.");
  const ids = stored.filter((id: unknown) => v.is(ProductIdSchema, id));
  return [...new Set(ids)].slice(0, MAX_RECENTLY_VIEWED);
}
