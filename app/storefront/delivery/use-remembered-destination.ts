import type { Destination } from "#app/domain/delivery/delivery-quote.ts";
import {
  destinationIn,
  SHIPPING_DRAFT_KEY,
  UNKNOWN_DESTINATION,
} from "#app/domain/delivery/remembered-destination.ts";
import { createStoredValue, useStoredValue } from "../stored-value.ts";

const destination = createStoredValue<Destination>({
  key: SHIPPING_DRAFT_KEY,
  area: "sessionStorage",
  empty: UNKNOWN_DESTINATION,
  parse: destinationIn,
  serialize: JSON.stringify,
});

/** Return where this tab's shipping form goes to; without a province while nothing is typed. */
export const useRememberedDestination = () => useStoredValue(destination);
