import { DOCUMENT_TYPES } from "../access-key/access-key-parts.ts";
import { formatCents } from "../amounts/cents.ts";
import { type DocumentNumber, formatDocumentNumber } from "../document-number.ts";
import { formatIssueDate, type IssueDate, isIssueDate } from "../issue-date.ts";
import { SriError } from "../sri-error.ts";
import { element, textElement, xmlDocument } from "../xml/xml-element.ts";
import { cutText } from "../xml/xml-text.ts";
import { infoAdicional } from "./additional-field.ts";
import { buyerTexts } from "./buyer.ts";
import { detalle } from "./detalle.ts";
import { accessKeyOf, type DocumentHeader, type UnsignedDocument } from "./document-header.ts";
import { establishmentAddress, infoTributaria, taxpayerStatus } from "./info-tributaria.ts";
import { totalConImpuestos } from "./tax-elements.ts";
import { type DocumentTotals, totalsOf } from "./totals.ts";

/** `modified` is the factura that is credited, with its date of issue; `reason` is the motivo. */
export type NotaCredito = DocumentHeader & {
  modified: { number: DocumentNumber; date: IssueDate };
  reason: string;
};

/**
 * Write a notaCredito 1.1.0 on a factura (XSD NotaCredito_V1.1.0), unsigned, on one line. Throws
 * an SriError for a document that does not add up, a final consumer, who gets no credit (Res. NAC-DGERCGC25-00000014,
 * art. 3), a factura of a later day, and every part the SRI's schema would reject.
 */
export function writeNotaCredito(note: NotaCredito): UnsignedDocument {
  if (note.buyer.kind === "final-consumer") throw new SriError("final-consumer-credit", "buyer");
  if (!isIssueDate(note.modified.date) || note.modified.date > note.date) {
    throw new SriError("modified-document", note.modified.date);
  }
  const accessKey = accessKeyOf(note, "notaCredito");
  const content = [
    infoTributaria(note, "notaCredito", accessKey),
    infoNotaCredito(note, totalsOf(note.lines)),
    element(
      "detalles",
      note.lines.map((line) => detalle(line, "codigoInterno")),
    ),
    infoAdicional(note.additionalFields),
  ];
  const root = element("notaCredito", content, { id: "comprobante", version: "1.1.0" });
  return { accessKey, xml: xmlDocument(root) };
}

function infoNotaCredito(note: NotaCredito, totals: DocumentTotals): string {
  const { issuer, date, buyer, modified, reason } = note;
  const { code, number, name } = buyerTexts(buyer);
  return element("infoNotaCredito", [
    textElement("fechaEmision", formatIssueDate(date)),
    establishmentAddress(issuer),
    textElement("tipoIdentificacionComprador", code),
    textElement("razonSocialComprador", name),
    textElement("identificacionComprador", number),
    ...taxpayerStatus(issuer),
    textElement("codDocModificado", DOCUMENT_TYPES.factura),
    textElement("numDocModificado", formatDocumentNumber(modified.number)),
    textElement("fechaEmisionDocSustento", formatIssueDate(modified.date)),
    textElement("totalSinImpuestos", formatCents(totals.base)),
    textElement("valorModificacion", formatCents(totals.total)),
    textElement("moneda", "DOLAR"),
    totalConImpuestos(totals.rates, false),
    textElement("motivo", cutText("motivo", reason)),
  ]);
}
