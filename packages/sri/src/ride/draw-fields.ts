import { BOLD, FONT, printable, SMALL } from "./page.ts";
import type { RideField } from "./ride-texts.ts";

/** Write labels and values below each other from the current place, `width` points wide. */
export function drawFields(
  pdf: PDFKit.PDFDocument,
  fields: readonly RideField[],
  place: { x: number; width: number },
): void {
  for (const [label, value] of fields) {
    pdf
      .font(BOLD, SMALL)
      .text(`${label}: `, place.x, pdf.y, { width: place.width, continued: true });
    pdf.font(FONT, SMALL).text(printable(value)).moveDown(0.25);
  }
}
