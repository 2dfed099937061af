import type { BagItem } from "#app/domain/bag/bag.ts";
import { STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { lazyParsers } from "../lazy-parsers.ts";
import { loadParsers } from "../load-parsers.ts";
import { createStoredValue } from "../stored-value.ts";

export const storedBagValue = createStoredValue<BagItem[]>({
  key: STORED_BAG_KEY,
  empty: [],
  parse: (text) => lazyParsers.current?.bag(text),
  load: loadParsers,
  serialize: serializeBag,
});
