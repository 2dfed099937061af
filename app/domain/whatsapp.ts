import { normalizePhone } from "./phone.ts";

/**
 * Takes the boutique's number as its settings have it (empty for none) and a message; returns the address that opens WhatsApp
 * with both, or null when there is no number that could be called.
 */
export function whatsappUrl(number: string, message: string): string | null {
  const called = normalizePhone(number);
  if (!called) return null;
  return `https://wa.me/${called.slice(1)}?text=${encodeURIComponent(message)}`;
}
