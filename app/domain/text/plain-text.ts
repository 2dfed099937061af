const HIDDEN = /\p{Cc}|[\u2028-\u202e\u2066-\u2069]/u;

/** Return whether cleaned text is one line of 1 to `max` characters that shows as what it is. `is_plain_text` in the database has the same rule. */
export function isPlainText(text: string, max: number): boolean {
  const length = [...text].length;
  return length >= 1 && length <= max && !HIDDEN.test(text);
}
