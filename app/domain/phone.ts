/** An Ecuadorian number after its country code: a mobile (9 and eight digits) or a landline (area 2 to 7 and seven digits). */
const ECUADORIAN = /^(?:\+?5930?|0)?(9\d{8}|[2-7]\d{7})$/;
const INTERNATIONAL = /^\+\d{8,15}$/;

/**
 * Takes a telephone number as a shopper types it and returns it in international form: an Ecuadorian one, however it was
 * written, as `+593…`, any other as it stands. Returns null when it is neither.
 */
export function normalizePhone(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  const local = ECUADORIAN.exec(number)?.[1];
  if (local) return `+593${local}`;
  return INTERNATIONAL.test(number) && !number.startsWith("+593") ? number : null;
}
