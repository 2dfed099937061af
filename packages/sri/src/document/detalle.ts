import { formatCents } from "../amounts/cents.ts";
import {
  formatMillionths,
  quantityInMillionths,
  unitPriceInMillionths,
} from "../amounts/decimal.ts";
import { element, textElement } from "../xml/xml-element.ts";
import { cutText, wholeText } from "../xml/xml-text.ts";
import { detallesAdicionales } from "./additional-field.ts";
import type { DocumentLine } from "./line.ts";
import { impuestos } from "./tax-elements.ts";

/**
 * Return the detalle of a line; `codeName` is the element of its code. The price of a unit is
 * `(base + discount) / quantity` with six decimals. Throws an SriError "line-quantity", "line-price",
 * "text-empty", "text-too-long" for a code, or "additional-fields".
 */
export function detalle(line: DocumentLine, codeName: string): string {
  const { description, quantity, base, discount = 0, code, details } = line;
  const millionths = quantityInMillionths(quantity);
  const unitPrice = unitPriceInMillionths(base + discount, millionths);
  return element("detalle", [
    textElement(codeName, code === undefined ? null : wholeText(codeName, code)),
    textElement("descripcion", cutText("descripcion", description)),
    textElement("cantidad", formatMillionths(millionths)),
    textElement("precioUnitario", formatMillionths(unitPrice)),
    textElement("descuento", formatCents(discount)),
    textElement("precioTotalSinImpuesto", formatCents(base)),
    detallesAdicionales(details),
    impuestos(line),
  ]);
}
