import { normalizePhone } from "#app/domain/phone.ts";

/**
 * Takes a phone number as a shopper types it; returns it as `+593…`, the only form the Cajita accepts (fact sheet, section 1),
 * or null when it is no Ecuadorian number.
 */
export function widgetPhone(typed: string): string | null {
  const phone = normalizePhone(typed);
  return phone?.startsWith("+593") ? phone : null;
}
