import { DOMParser } from "@xmldom/xmldom";

/** The deepest nesting of elements that is read: XAdES needs about ten. */
const DEEPEST = 60;
/** Documents have some thousand elements at 320 KB; more are an attack on the checks. */
const MOST_TAGS = 20_000;

/**
 * Parse a well-formed document; null for anything else. A document type is rejected before parsing, so no
 * entity is ever defined, let alone expanded. Nesting and number of tags are bounded before parsing as well.
 */
export function parseXml(text: string): Document | null {
  if (/<!DOCTYPE/i.test(text) || !isBounded(text)) return null;
  let isBroken = false;
  const fail = () => {
    isBroken = true;
  };
  const parser = new DOMParser({
    errorHandler: { warning: fail, error: fail, fatalError: fail },
  });
  try {
    const document = parser.parseFromString(text, "text/xml");
    return isBroken || !document?.documentElement ? null : document;
  } catch {
    return null;
  }
}

/** Return the child elements of an element, in their order. */
export function childElements(parent: Node): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

const TAG = /<[^!?](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/** Count tags before parsing: what walks a tree does so by recursion, which deep nesting would end. */
function isBounded(text: string): boolean {
  let depth = 0;
  let tags = 0;
  for (const [tag] of text.matchAll(TAG)) {
    tags += 1;
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>")) depth += 1;
    if (depth > DEEPEST || tags > MOST_TAGS) return false;
  }
  return true;
}
