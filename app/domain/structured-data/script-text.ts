/** Characters that could end the script element, and line separators that are invalid in older JavaScript. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Return JSON that is safe as the text of a script element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
