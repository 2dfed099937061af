import { namesCountry, normalizePhone } from "./phone.ts";

/** Return the link that opens WhatsApp, with a message if there is one; null if `number` is invalid or names no country. */
export function whatsappUrl(number: string, message = ""): string | null {
  const phone = namesCountry(number) ? normalizePhone(number) : null;
  if (!phone) return null;
  const chat = `https://wa.me/${phone.slice(1)}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
