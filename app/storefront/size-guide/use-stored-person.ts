import { useSyncExternalStore } from "react";
import { NO_PERSON } from "#app/domain/fit/stored-person.ts";
import { storedPersonValue } from "./stored-person-value.ts";

/** Return the shopper's measures, kept in this browser. */
export function useStoredPerson() {
  return useSyncExternalStore(storedPersonValue.subscribe, storedPersonValue.get, () => NO_PERSON);
}
