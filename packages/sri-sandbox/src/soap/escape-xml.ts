const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escape a text for an element or an attribute, and replace the characters that XML 1.0 has not. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Return an element with a text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Return an element with a text as CDATA; the end mark inside the text is split between two sections. */
export function cdataElement(name: string, text: string): string {
  return `<${name}><![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]></${name}>`;
}
