/** An Ecuadorian number, with or without country code: mobile (9 and eight digits) or landline (area 2 to 7 and seven digits). */
const ECUADORIAN = /^(?:\+?5930?|0)?(9\d{8}|[2-7]\d{7})$/;
const INTERNATIONAL = /^\+\d{8,15}$/;

/** Return a telephone number in international form (`+593…` for Ecuador), or null if it is invalid. */
export function normalizePhone(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  const local = ECUADORIAN.exec(number)?.[1];
  if (local) return `+593${local}`;
  return INTERNATIONAL.test(number) && !number.startsWith("+593") ? number : null;
}
