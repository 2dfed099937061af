import { isText, listIn } from "../text/stored-json.ts";
import { PRODUCT_ID_FORM } from "./product-id-form.ts";
import { MAX_RECENTLY_VIEWED } from "./recently-viewed.ts";

/** Parse the stored product ids, newest first: each once, without invalid ones. Throws if the text is not a JSON list. */
export function parseRecentlyViewed(text: string): string[] {
  const ids = listIn(text).filter((id) => isText(id) && PRODUCT_ID_FORM.test(id)) as string[];
  return [...new Set(ids)].slice(0, MAX_RECENTLY_VIEWED);
}
