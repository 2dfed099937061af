import { drawFields } from "./draw-fields.ts";
import { BOLD, BOTTOM, FONT, MARGIN, SMALL, WIDTH } from "./page.ts";
import type { ParsedDocument } from "./parse-document.ts";
import { paymentFields, type RideField, totalFields } from "./ride-texts.ts";

const TOTALS_WIDTH = 200;
const LEFT_WIDTH = WIDTH - TOTALS_WIDTH - 16;
const ROW = 13;

/** Draw the totals at the right, and the payments and further information at the left of them. */
export function drawSummary(pdf: PDFKit.PDFDocument, document: ParsedDocument): void {
  const totals = totalFields(document);
  if (pdf.y + totals.length * ROW > BOTTOM) pdf.addPage();
  const top = pdf.y + 6;
  drawTotals(pdf, totals, top);
  pdf.y = top;
  const left = { x: MARGIN, width: LEFT_WIDTH };
  drawSection(pdf, "Información adicional", additionalFields(document), left);
  drawSection(pdf, "Forma de pago", paymentFields(document), left);
}

function additionalFields({ infoAdicional }: ParsedDocument): RideField[] {
  return infoAdicional.map((field) => [field["@nombre"], field["#text"]]);
}

function drawTotals(pdf: PDFKit.PDFDocument, totals: readonly RideField[], top: number): void {
  totals.forEach(([label, amount], index) => {
    const isTotal = index === totals.length - 1;
    const y = top + index * ROW;
    const x = MARGIN + WIDTH - TOTALS_WIDTH;
    pdf.font(isTotal ? BOLD : FONT, SMALL);
    pdf.text(label, x, y, { width: TOTALS_WIDTH - 70, lineBreak: false });
    pdf.text(amount, MARGIN + WIDTH - 70, y, { width: 67, align: "right", lineBreak: false });
  });
}

function drawSection(
  pdf: PDFKit.PDFDocument,
  title: string,
  fields: readonly RideField[],
  place: { x: number; width: number },
): void {
  if (fields.length === 0) return;
  pdf
    .font(BOLD, SMALL + 1)
    .text(title, place.x, pdf.y, { width: place.width })
    .moveDown(0.3);
  drawFields(pdf, fields, place);
  pdf.moveDown(0.5);
}
