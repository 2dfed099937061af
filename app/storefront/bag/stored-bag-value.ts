import type { BagItem } from "#app/domain/bag/bag.ts";
import { parseStoredBag, STORED_BAG_KEY, serializeBag } from "#app/domain/bag/stored-bag.ts";
import { createStoredValue } from "../stored-value.ts";

export const storedBagValue = createStoredValue<BagItem[]>({
  key: STORED_BAG_KEY,
  empty: [],
  parse: parseStoredBag,
  serialize: serializeBag,
});
