import { BOLD, BOTTOM, FONT, MARGIN, printable, SMALL, WIDTH } from "./page.ts";
import type { ParsedDocument } from "./parse-document.ts";

type Line = ParsedDocument["detalles"][number];
type Column = { title: string; width: number; isAmount: boolean; text: (line: Line) => string };

const COLUMNS: readonly Column[] = [
  {
    title: "Código",
    width: 80,
    isAmount: false,
    text: (line) => line.codigoPrincipal ?? line.codigoInterno ?? "",
  },
  { title: "Cantidad", width: 50, isAmount: true, text: (line) => line.cantidad },
  {
    title: "Descripción",
    width: WIDTH - 80 - 50 - 3 * 62,
    isAmount: false,
    text: descriptionOf,
  },
  { title: "Precio unitario", width: 62, isAmount: true, text: (line) => line.precioUnitario },
  { title: "Descuento", width: 62, isAmount: true, text: (line) => line.descuento ?? "0.00" },
  { title: "Total", width: 62, isAmount: true, text: (line) => line.precioTotalSinImpuesto },
];
const GAP = 6;

/** Draw the table of the lines, on as many pages as they need. */
export function drawLines(pdf: PDFKit.PDFDocument, lines: readonly Line[]): void {
  drawHeadings(pdf);
  for (const line of lines) drawRow(pdf, FONT, ({ text }) => text(line));
  pdf.moveDown(0.5);
}

/** The description, and below it what else distinguishes the line: `Talla: XS · Color: Terracota`. */
function descriptionOf({ descripcion, detallesAdicionales }: Line): string {
  const details = detallesAdicionales.map((detail) => `${detail["@nombre"]}: ${detail["@valor"]}`);
  return [descripcion, details.join(" · ")].filter(Boolean).join("\n");
}

function drawHeadings(pdf: PDFKit.PDFDocument): void {
  drawRow(pdf, BOLD, ({ title }) => title);
}

function drawRow(pdf: PDFKit.PDFDocument, font: string, textOf: (column: Column) => string): void {
  pdf.font(font, SMALL);
  const cells = COLUMNS.map((column) => ({ ...column, content: printable(textOf(column)) }));
  const heights = cells.map(({ content, width }) =>
    pdf.heightOfString(content, { width: width - GAP }),
  );
  const height = Math.max(...heights);
  if (pdf.y + height + GAP > BOTTOM) {
    pdf.addPage();
    drawHeadings(pdf);
    pdf.font(font, SMALL);
  }
  const top = pdf.y + GAP / 2;
  let x = MARGIN;
  for (const { content, width, isAmount } of cells) {
    const align = isAmount ? "right" : "left";
    pdf.text(content, x + GAP / 2, top, { width: width - GAP, align });
    x += width;
  }
  pdf.y = top + height + GAP / 2;
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.5)
    .stroke("#bbbbbb");
}
