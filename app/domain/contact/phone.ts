/** An Ecuadorian number, with or without country code: mobile (9 and eight digits) or landline (area 2 to 7 and seven digits). */
const ECUADORIAN = /^(?:\+?5930?|0)?(9\d{8}|[2-7]\d{7})$/;
const INTERNATIONAL = /^\+\d{8,15}$/;

/** Remove what only groups digits and the invisible marks of copying, and write the prefix 00 as +. */
const compact = (typed: string) =>
  typed.replace(/[\s\p{Cf}().\u00b7\u2010-\u2015-]/gu, "").replace(/^00/, "+");

/** Return a telephone number in international form (`+593…` for Ecuador), or null if it is invalid. */
export function normalizePhone(typed: string): string | null {
  const number = compact(typed);
  const local = ECUADORIAN.exec(number)?.[1];
  if (local) return `+593${local}`;
  return INTERNATIONAL.test(number) && !number.startsWith("+593") ? number : null;
}

/** Return whether a number names its country: a prefix, or Ecuador's own form with its leading 0. */
export function namesCountry(typed: string): boolean {
  return /^(?:\+|0|593)/.test(compact(typed));
}
