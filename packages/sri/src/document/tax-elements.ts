import { formatCents } from "../amounts/cents.ts";
import { VAT_CODE, type VatRate } from "../amounts/vat-rates.ts";
import { element, textElement } from "../xml/xml-element.ts";
import type { DocumentLine } from "./line.ts";
import type { RateTotal } from "./totals.ts";

/** Return the impuestos of a line: its IVA (XSD, type impuesto). */
export function impuestos({ rate, base, tax }: DocumentLine): string {
  const impuesto = element("impuesto", [
    textElement("codigo", VAT_CODE),
    textElement("codigoPorcentaje", rate.code),
    tarifa(rate),
    textElement("baseImponible", formatCents(base)),
    textElement("valor", formatCents(tax)),
  ]);
  return element("impuestos", [impuesto]);
}

/** Return totalConImpuestos. A nota de crédito has no tarifa there (XSD notaCredito 1.1.0). */
export function totalConImpuestos(rates: readonly RateTotal[], hasTarifa: boolean): string {
  const elements = rates.map(({ rate, base, tax }) =>
    element("totalImpuesto", [
      textElement("codigo", VAT_CODE),
      textElement("codigoPorcentaje", rate.code),
      textElement("baseImponible", formatCents(base)),
      hasTarifa ? tarifa(rate) : null,
      textElement("valor", formatCents(tax)),
    ]),
  );
  return element("totalConImpuestos", elements);
}

/** A percentage with two decimals is written as cents are: 1500 basis points are `15.00`. */
function tarifa({ basisPoints }: VatRate): string | null {
  return textElement("tarifa", formatCents(basisPoints));
}
