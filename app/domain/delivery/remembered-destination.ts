import { fieldsIn, isText } from "../text/stored-json.ts";
import type { Destination } from "./delivery-quote.ts";
import { HOME_COUNTRY } from "./province.ts";

/** The session storage key of the shipping form, which survives reloads and the payment page. */
export const SHIPPING_DRAFT_KEY = "gemma-luce-shipping";

export const UNKNOWN_DESTINATION: Destination = { country: HOME_COUNTRY, province: "" };

/** Return where the stored shipping form goes to, without the parser of the whole form. Throws if it names no place. */
export function destinationIn(text: string): Destination {
  const { country, province } = fieldsIn(JSON.parse(text));
  if (!isText(country) || !isText(province)) throw new TypeError("A form without a place.");
  return { country, province };
}
