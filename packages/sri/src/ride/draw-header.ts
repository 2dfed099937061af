import { drawBarcode } from "./draw-barcode.ts";
import { drawFields } from "./draw-fields.ts";
import { BOLD, FONT, MARGIN, printable, SMALL, TEST_COLOR, TEST_MARK, WIDTH } from "./page.ts";
import type { ParsedDocument } from "./parse-document.ts";
import { buyerFields, documentNumberOf, issuerFields } from "./ride-texts.ts";

const COLUMN = WIDTH / 2 - 8;
const RIGHT = MARGIN + WIDTH / 2 + 8;

/** Draw the issuer, the document with its authorization and barcode, and the buyer. */
export function drawHeader(
  pdf: PDFKit.PDFDocument,
  document: ParsedDocument,
  state: { authorizedAt: string | null; isTest: boolean },
): void {
  if (state.isTest) {
    pdf.font(BOLD, 10).fillColor(TEST_COLOR);
    pdf.text(TEST_MARK, { align: "center", width: WIDTH });
    pdf.fillColor("black").moveDown(0.5);
  }
  const top = pdf.y;
  drawIssuer(pdf, document);
  const left = pdf.y;
  pdf.y = top;
  drawAuthorization(pdf, document, state.authorizedAt);
  pdf.y = Math.max(left, pdf.y) + 12;
  drawFields(pdf, buyerFields(document), { x: MARGIN, width: WIDTH });
  pdf.moveDown(0.5);
}

function drawIssuer(pdf: PDFKit.PDFDocument, document: ParsedDocument): void {
  const { razonSocial, nombreComercial } = document.infoTributaria;
  pdf.font(BOLD, 13).text(printable(razonSocial), MARGIN, pdf.y, { width: COLUMN });
  if (nombreComercial) pdf.font(FONT, 10).text(printable(nombreComercial), { width: COLUMN });
  pdf.moveDown(0.5);
  drawFields(pdf, issuerFields(document), { x: MARGIN, width: COLUMN });
}

function drawAuthorization(
  pdf: PDFKit.PDFDocument,
  document: ParsedDocument,
  authorizedAt: string | null,
): void {
  const { ruc, ambiente, claveAcceso } = document.infoTributaria;
  pdf.font(BOLD, 13).text(document.kind.toUpperCase(), RIGHT, pdf.y, { width: COLUMN });
  pdf.moveDown(0.3);
  const fields = [
    ["R.U.C.", ruc],
    ["No.", documentNumberOf(document)],
    ["Número de autorización", claveAcceso],
    ["Fecha y hora de autorización", authorizedAt ? localTime(authorizedAt) : "PENDIENTE"],
    ["Ambiente", ambiente === "2" ? "PRODUCCIÓN" : "PRUEBAS"],
    ["Emisión", "NORMAL"],
  ] as const;
  drawFields(pdf, fields, { x: RIGHT, width: COLUMN });
  pdf.font(BOLD, SMALL).text("Clave de acceso", RIGHT, pdf.y, { width: COLUMN }).moveDown(0.3);
  drawBarcode(pdf, claveAcceso, { x: RIGHT, y: pdf.y, width: COLUMN, height: 32 });
  pdf.y += 36;
  pdf.font(FONT, SMALL).text(claveAcceso, RIGHT, pdf.y, { width: COLUMN, align: "center" });
}

/** A time in Ecuador, which has no summer time: `23/11/2026 10:00:00`. */
function localTime(iso: string): string {
  const local = new Date(Date.parse(iso) - 5 * 3_600_000).toISOString();
  const [year, month, day] = local.slice(0, 10).split("-");
  return `${day}/${month}/${year} ${local.slice(11, 19)}`;
}
