import { normalizePhone } from "./phone.ts";

/** Return the link that opens WhatsApp with a message, or null if `number` is empty or invalid. */
export function whatsappUrl(number: string, message: string): string | null {
  const phone = normalizePhone(number);
  if (!phone) return null;
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(message)}`;
}
