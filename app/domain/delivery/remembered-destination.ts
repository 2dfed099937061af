import type { Destination } from "./delivery-quote.ts";
import { HOME_COUNTRY } from "./province.ts";

/** The session storage key of the shipping form, which survives reloads and the payment page. */
export const SHIPPING_DRAFT_KEY = "gemma-luce-shipping";

export const UNKNOWN_DESTINATION: Destination = { country: HOME_COUNTRY, province: "" };

/** Return where the stored shipping form goes to, without the parser of the whole form. Unreadable text names nothing. */
export function destinationIn(text: string): Destination {
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== "object" || stored === null) return UNKNOWN_DESTINATION;
    const { country, province } = stored as Partial<Record<string, unknown>>;
    if (typeof country !== "string" || typeof province !== "string") return UNKNOWN_DESTINATION;
    return { country, province };
  } catch {
    return UNKNOWN_DESTINATION;
  }
}
