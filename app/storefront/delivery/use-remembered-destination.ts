import { useSyncExternalStore } from "react";
import type { Destination } from "#app/domain/delivery/delivery-quote.ts";
import {
  destinationIn,
  SHIPPING_DRAFT_KEY,
  UNKNOWN_DESTINATION,
} from "#app/domain/delivery/remembered-destination.ts";
import { createStoredValue } from "../stored-value.ts";

const { get, subscribe } = createStoredValue<Destination>({
  key: SHIPPING_DRAFT_KEY,
  area: "sessionStorage",
  empty: UNKNOWN_DESTINATION,
  parse: destinationIn,
  serialize: JSON.stringify,
});

/** Return where this tab's shipping form goes to; without a province while nothing is typed. */
export function useRememberedDestination(): Destination {
  return useSyncExternalStore(subscribe, get, () => UNKNOWN_DESTINATION);
}
