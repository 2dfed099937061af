import { createStoredValue, type StoredValueOptions, useStoredValue } from "../stored-value.ts";

/** Return a hook for a value of this tab and its setter. It survives a reload and the provider's page in sessionStorage. */
export function createStoredState<Value>(options: Omit<StoredValueOptions<Value>, "area">) {
  const stored = createStoredValue({ ...options, area: "sessionStorage" });
  const set = (value: Value) => stored.update(() => value);
  return function useStoredState() {
    return [useStoredValue(stored), set] as const;
  };
}
