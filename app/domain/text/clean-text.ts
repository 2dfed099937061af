/** Whitespace and zero-width characters, as `clean_text()` of the database removes them. */
const ENDS = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/gu;

/**
 * Trim whitespace and zero-width characters, as the database's `clean_text()` does, and remove what the database cannot
 * store: NUL and lone surrogates.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(ENDS, "");
}
