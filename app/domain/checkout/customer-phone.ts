import { namesCountry, normalizePhone } from "../contact/phone.ts";
import { isEcuador } from "../delivery/province.ts";

/** Return a customer's number in international form; null if it is invalid, or lacks its country code outside of Ecuador. */
export function customerPhone(typed: string, country: string): string | null {
  // A Peruvian number of nine digits would pass as Ecuadorian.
  return isEcuador(country) || namesCountry(typed) ? normalizePhone(typed) : null;
}
