import { formatCents } from "../amounts/cents.ts";
import {
  formatMillionths,
  quantityInMillionths,
  unitPriceInMillionths,
} from "../amounts/decimal.ts";
import { element, textElement, type XmlContent } from "../xml/xml-element.ts";
import { CODE_LENGTH, cutText, wholeText } from "../xml/xml-text.ts";
import { detallesAdicionales } from "./additional-field.ts";
import type { DocumentLine } from "./line.ts";
import { impuestos } from "./tax-elements.ts";

/** The names that differ between the documents; null where the document has no such element. */
type DetalleNames = { code: string; secondCode: string; unit: string | null };

const UNIT_LENGTH = 50;

/**
 * Return the detalle of a line. The price of a unit is `(base + discount) / quantity` with six decimals. Throws an
 * SriError "line-quantity", "line-price", "text-empty", "text-too-long" for a code, or "additional-fields".
 */
export function detalle(line: DocumentLine, names: DetalleNames): string {
  const { description, quantity, base, discount = 0, code, secondCode, unit, details } = line;
  const millionths = quantityInMillionths(quantity);
  const unitPrice = unitPriceInMillionths(base + discount, millionths);
  return element("detalle", [
    codeElement(names.code, code, CODE_LENGTH),
    codeElement(names.secondCode, secondCode, CODE_LENGTH),
    textElement("descripcion", cutText("descripcion", description)),
    names.unit === null ? null : codeElement(names.unit, unit, UNIT_LENGTH),
    textElement("cantidad", formatMillionths(millionths)),
    textElement("precioUnitario", formatMillionths(unitPrice)),
    textElement("descuento", formatCents(discount)),
    textElement("precioTotalSinImpuesto", formatCents(base)),
    detallesAdicionales(details),
    impuestos(line),
  ]);
}

function codeElement(name: string, code: string | undefined, length: number): XmlContent {
  return textElement(name, code === undefined ? null : wholeText(name, code, length));
}
