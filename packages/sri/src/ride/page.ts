/** The RIDE's measures, in points. */
export const MARGIN = 36;
export const WIDTH = 595.28 - 2 * MARGIN;
export const BOTTOM = 841.89 - MARGIN;
export const FONT = "Helvetica";
export const BOLD = "Helvetica-Bold";
export const SMALL = 8;
export const TEST_MARK = "DOCUMENTO DE PRUEBA, SIN VALIDEZ TRIBUTARIA";
export const TEST_COLOR = "#b00020";

/** The standard fonts of PDF have the letters of Windows-1252 and nothing else. */
const MISSING = /[^\n\x20-\x7E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Letters of names that Unicode does not decompose; Ə as in passports (ICAO 9303). */
const BASE_LETTERS: Partial<Record<string, string>> = {
  Đ: "D",
  đ: "d",
  Ə: "E",
  ə: "e",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ł: "L",
  ł: "l",
  Ŋ: "N",
  ŋ: "n",
  Ŧ: "T",
  ŧ: "t",
  ẞ: "SS",
};

/** Return a text with the base letter of each character that the fonts lack, or a question mark. */
export function printable(text: string): string {
  return text.replace(MISSING, (character) => {
    const base = character.normalize("NFD").replace(/\p{M}/gu, "");
    return BASE_LETTERS[base] ?? (base.search(MISSING) === -1 ? base : "?");
  });
}
