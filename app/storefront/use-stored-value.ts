import { useSyncExternalStore } from "react";
import type { StoredValue } from "./stored-value.ts";

/** Return a value in web storage; on the server and while hydrating the empty one. */
export function useStoredValue<Value>({ subscribe, get, empty }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => empty);
}
