import { SriError } from "../sri-error.ts";
import { element, escapeText, type XmlContent } from "../xml/xml-element.ts";
import { cutText } from "../xml/xml-text.ts";

/** A name and a value of up to 300 characters each: longer ones are cut. */
export type AdditionalField = { name: string; value: string };

/** Of a document 15, of a line 3 (XSD, infoAdicional and detallesAdicionales). */
const MOST_FIELDS = { document: 15, line: 3 };

/**
 * Return infoAdicional; null without fields. Throws an SriError "additional-fields" for more than 15, and "text-empty"
 * for a field without name or value.
 */
export function infoAdicional(fields: readonly AdditionalField[] = []): XmlContent {
  if (fields.length === 0) return null;
  requireCount(fields, MOST_FIELDS.document, "infoAdicional");
  const elements = fields.map(({ name, value }) =>
    element("campoAdicional", [escapeText(cutText("campoAdicional", value))], {
      nombre: cutText("campoAdicional", name),
    }),
  );
  return element("infoAdicional", elements);
}

/**
 * Return a line's detallesAdicionales; null without fields. Throws an SriError "additional-fields" for more than three,
 * and "text-empty" for a field without name or value.
 */
export function detallesAdicionales(fields: readonly AdditionalField[] = []): XmlContent {
  if (fields.length === 0) return null;
  requireCount(fields, MOST_FIELDS.line, "detallesAdicionales");
  const elements = fields.map(({ name, value }) =>
    element("detAdicional", [], {
      nombre: cutText("detAdicional", name),
      valor: cutText("detAdicional", value),
    }),
  );
  return element("detallesAdicionales", elements);
}

function requireCount(fields: readonly AdditionalField[], most: number, name: string): void {
  if (fields.length > most) throw new SriError("additional-fields", name);
}
