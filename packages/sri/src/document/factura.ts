import { formatCents } from "../amounts/cents.ts";
import { FINAL_CONSUMER_LIMIT_CENTS } from "../identity/identity-number.ts";
import { formatIssueDate } from "../issue-date.ts";
import { SriError } from "../sri-error.ts";
import { element, textElement, xmlDocument } from "../xml/xml-element.ts";
import { infoAdicional } from "./additional-field.ts";
import { buyerTexts } from "./buyer.ts";
import { detalle } from "./detalle.ts";
import { accessKeyOf, type DocumentHeader, type UnsignedDocument } from "./document-header.ts";
import { establishmentAddress, infoTributaria, taxpayerStatus } from "./info-tributaria.ts";
import { type Payment, pagos } from "./payment.ts";
import { totalConImpuestos } from "./tax-elements.ts";
import { type DocumentTotals, totalsOf } from "./totals.ts";

export type Factura = DocumentHeader & { payments: readonly Payment[] };

/**
 * Write a factura 1.1.0 (XSD factura_V1.1.0), unsigned, on one line. Throws an SriError for a
 * document that does not add up, a final consumer above USD 50.00, and every part the SRI's schema would reject.
 */
export function writeFactura(factura: Factura): UnsignedDocument {
  const accessKey = accessKeyOf(factura, "factura");
  const totals = totalsOf(factura.lines);
  if (factura.buyer.kind === "final-consumer" && totals.total > FINAL_CONSUMER_LIMIT_CENTS) {
    throw new SriError("final-consumer-limit", formatCents(totals.total));
  }
  const content = [
    infoTributaria(factura, "factura", accessKey),
    infoFactura(factura, totals),
    element(
      "detalles",
      factura.lines.map((line) => detalle(line, "codigoPrincipal")),
    ),
    infoAdicional(factura.additionalFields),
  ];
  const root = element("factura", content, { id: "comprobante", version: "1.1.0" });
  return { accessKey, xml: xmlDocument(root) };
}

function infoFactura({ issuer, date, buyer, payments }: Factura, totals: DocumentTotals): string {
  const { code, number, name } = buyerTexts(buyer);
  return element("infoFactura", [
    textElement("fechaEmision", formatIssueDate(date)),
    establishmentAddress(issuer),
    ...taxpayerStatus(issuer),
    textElement("tipoIdentificacionComprador", code),
    textElement("razonSocialComprador", name),
    textElement("identificacionComprador", number),
    textElement("totalSinImpuestos", formatCents(totals.base)),
    textElement("totalDescuento", formatCents(totals.discount)),
    totalConImpuestos(totals.rates, true),
    textElement("propina", formatCents(0)),
    textElement("importeTotal", formatCents(totals.total)),
    textElement("moneda", "DOLAR"),
    pagos(payments, totals.total),
  ]);
}
