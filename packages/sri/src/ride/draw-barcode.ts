import bwipjs from "bwip-js/node";

/** The place of a barcode in points. */
type Place = { x: number; y: number; width: number; height: number };

/** Draw a text as Code 128: each bar is a rectangle, so it stays sharp in print. */
export function drawBarcode(pdf: PDFKit.PDFDocument, text: string, place: Place): void {
  const [symbol] = bwipjs.raw({ bcid: "code128", text });
  if (!symbol || !("sbs" in symbol)) throw new Error("Code 128 has bars.");
  const widths = symbol.sbs;
  const unit = place.width / widths.reduce((sum, width) => sum + width, 0);
  let x = place.x;
  widths.forEach((width, index) => {
    // Bars and spaces alternate, and the first is a bar.
    if (index % 2 === 0) pdf.rect(x, place.y, width * unit, place.height);
    x += width * unit;
  });
  pdf.fill("black");
}
