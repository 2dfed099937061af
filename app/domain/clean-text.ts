/** The blanks and zero-width characters that `clean_text()` of the database removes. */
const ENDS = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/gu;

/**
 * Takes a text as somebody typed it; returns it without blank and zero-width characters at its ends, as the database's
 * `clean_text()` does, and without what the database cannot store: NUL and halves of characters.
 */
export function cleanText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed().replace(ENDS, "");
}
