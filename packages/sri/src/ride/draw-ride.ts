import PDFDocument from "pdfkit";
import { drawHeader } from "./draw-header.ts";
import { drawLines } from "./draw-lines.ts";
import { drawPageNumbers } from "./draw-page-numbers.ts";
import { drawSummary } from "./draw-summary.ts";
import { MARGIN } from "./page.ts";
import { parseDocument } from "./parse-document.ts";
import type { RideOptions } from "./write-ride.ts";

/** Draw the RIDE of a document as a PDF. Throws an SriError "document-unreadable". */
export async function drawRide({ xml, authorizedAt, isTest }: RideOptions): Promise<Uint8Array> {
  const document = parseDocument(xml);
  const pdf = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    info: { Title: "RIDE" },
    bufferPages: true,
  });
  const bytes = collect(pdf);
  drawHeader(pdf, document, { authorizedAt, isTest });
  drawLines(pdf, document.detalles);
  drawSummary(pdf, document);
  drawPageNumbers(pdf, document, isTest);
  pdf.end();
  return bytes;
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
