import { XMLParser, XMLValidator } from "fast-xml-parser";

/** Texts stay as they are written, so that a document inside an answer keeps its bytes. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

/** Return the elements of an XML text as objects without prefixes; null for what is not well formed or has a DOCTYPE. */
export function parseXml(xml: string): unknown {
  if (/<!DOCTYPE/i.test(xml) || XMLValidator.validate(xml) !== true) return null;
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
}
