/** XML that is escaped already; null is left out. */
export type XmlContent = string | null;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "’",
};

/** Escape a text for the content of an element, as Canonical XML 1.0 does: a signature covers the canonical bytes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Escape a text for an attribute, as Canonical XML does; the signing library mistakes a straight apostrophe. */
function escapeAttribute(text: string): string {
  return text.replace(/[&<"']/g, (character) => ENTITIES[character] ?? character);
}

/** Return an element whose content is a text, which it escapes; null when there is no text. */
export function textElement(name: string, text: string | null | undefined): XmlContent {
  return text === null || text === undefined ? null : `<${name}>${escapeText(text)}</${name}>`;
}

/** Return an element that contains the elements in their order, with the attributes given. */
export function element(
  name: string,
  content: readonly XmlContent[],
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>${content.join("")}</${name}>`;
}

/** Return a document in UTF-8 with its declaration, without any space between elements. */
export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root}`;
}
