import {
  RECENTLY_VIEWED_KEY,
  serializeRecentlyViewed,
} from "#app/domain/product/recently-viewed.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { loadParsers } from "../load-parsers.ts";
import { createStoredValue } from "../stored-value.ts";

/** The ids of the products viewed last, in localStorage, newest first. */
export const recentlyViewedValue = createStoredValue<string[]>({
  key: RECENTLY_VIEWED_KEY,
  empty: [],
  parse: (text) => lazyParsers.current?.recentlyViewed(text),
  load: loadParsers,
  serialize: serializeRecentlyViewed,
});
