/** As typed, copied from WhatsApp, or dialed from abroad; at least five digits. */
const TYPED = /^\+?\d{5,18}$/;

/**
 * Return the digits by which a telephone number is found however it is written (`099 123 4567`, `+593 99 123 4567`,
 * `99-123-4567`, or a part of it), without prefixes of country and trunk; null if the text is no number.
 */
export function phoneSearchOf(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "");
  if (!TYPED.test(number)) return null;
  return number.replace(/^(?:\+|00)/, "").replace(/^(?:5930?|0)/, "") || null;
}
