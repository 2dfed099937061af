import { normalizePhone } from "./phone.ts";

/** Return the link that opens WhatsApp, with a message if there is one; null if `number` is empty or invalid. */
export function whatsappUrl(number: string, message = ""): string | null {
  const phone = normalizePhone(number);
  if (!phone) return null;
  const chat = `https://wa.me/${phone.slice(1)}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}
