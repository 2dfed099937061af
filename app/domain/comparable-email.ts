/** The blanks and zero-width characters that `clean_text()` of the database removes. */
const ENDS = /^[\s\u200b-\u200d\u2060]+|[\s\u200b-\u200d\u2060]+$/gu;

/** Takes an e-mail address as somebody typed it and returns the form it is compared in, as the database compares it. */
export function comparableEmail(email: string): string {
  return email.replace(ENDS, "").toLowerCase();
}
