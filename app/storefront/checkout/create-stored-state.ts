import { useSyncExternalStore } from "react";
import { createStoredValue, type StoredValueOptions } from "../stored-value.ts";

/** Return a hook for a value of this tab and its setter. It survives a reload and the provider's page in sessionStorage. */
export function createStoredState<Value>(options: Omit<StoredValueOptions<Value>, "area">) {
  const { get, update, subscribe } = createStoredValue({ ...options, area: "sessionStorage" });
  const set = (value: Value) => update(() => value);
  return function useStoredState() {
    return [useSyncExternalStore(subscribe, get, () => options.empty), set] as const;
  };
}
