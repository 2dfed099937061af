import { FONT, MARGIN, SMALL, TEST_COLOR, TEST_MARK } from "./page.ts";
import type { ParsedDocument } from "./parse-document.ts";
import { documentNumberOf } from "./ride-texts.ts";

/** Write the document's number, and the mark of a test, in the top margin of every page but the first, which has them. */
export function drawPageNumbers(
  pdf: PDFKit.PDFDocument,
  document: ParsedDocument,
  isTest: boolean,
): void {
  const { count } = pdf.bufferedPageRange();
  const title = `${document.kind.toUpperCase()} ${documentNumberOf(document)}`;
  for (let page = 1; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.font(FONT, SMALL).fillColor("black");
    pdf.text(`${title} · Página ${page + 1} de ${count}`, MARGIN, 12, { lineBreak: false });
    if (isTest) pdf.fillColor(TEST_COLOR).text(TEST_MARK, MARGIN, 23, { lineBreak: false });
  }
}
