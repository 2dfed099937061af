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

/** Return a text with a question mark for each character that the fonts lack. */
export function printable(text: string): string {
  return text.replace(MISSING, "?");
}
