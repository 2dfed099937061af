/** What would end the script element or begin another, and the line ends that JavaScript of old knew and JSON does not. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Takes structured data and returns its JSON as the text of a script element: no text in it can end the element. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
