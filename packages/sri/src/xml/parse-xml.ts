import { XMLParser, XMLValidator } from "fast-xml-parser";

/** Texts stay as they are written, so that a document inside an answer keeps its bytes. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Without it the parser leaves `&#243;` as it is.
  htmlEntities: true,
});

/** Tags and attributes: the largest document, in an answer, has half as many. More would only hold up the process. */
const MOST_MARKUP = 60_000;

function isBounded(xml: string): boolean {
  let count = 0;
  for (const _ of xml.matchAll(/[<=]/g)) {
    count += 1;
    if (count > MOST_MARKUP) return false;
  }
  return true;
}

/**
 * Return the elements of an XML text as objects without prefixes; null for what is not well formed, has a DOCTYPE, or has
 * more markup than any document.
 */
export function parseXml(xml: string): unknown {
  if (/<!DOCTYPE/i.test(xml) || !isBounded(xml) || XMLValidator.validate(xml) !== true) return null;
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
}
