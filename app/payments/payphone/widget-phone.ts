import { namesCountry, normalizePhone } from "#app/domain/contact/phone.ts";

/**
 * Return a phone number as `+593…`, the only format the Cajita accepts (fact sheet, section 1); null when it does not
 * say that it is Ecuadorian.
 */
export function widgetPhone(typed: string): string | null {
  const phone = namesCountry(typed) ? normalizePhone(typed) : null;
  return phone?.startsWith("+593") ? phone : null;
}
