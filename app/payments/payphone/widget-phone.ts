import { normalizePhone } from "#app/domain/contact/phone.ts";

/**
 * Return a phone number as `+593…`, the only format the Cajita accepts (fact sheet, section 1); null when it is not
 * Ecuadorian.
 */
export function widgetPhone(typed: string): string | null {
  const phone = normalizePhone(typed);
  return phone?.startsWith("+593") ? phone : null;
}
