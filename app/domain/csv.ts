/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Marks a cell as text. Spreadsheets do not show it. */
const TEXT_MARK = "'";

function cellOf(text: string): string {
  const safe = FORMULA_START.test(text) ? TEXT_MARK + text : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Return rows as CSV (RFC 4180) with a UTF-8 byte order mark. Cells that a spreadsheet would run as a formula are
 * marked as text.
 */
export function csvFrom(rows: string[][]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(","));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/** A row and the 1-based line it begins on. */
export type CsvRow = { line: number; cells: string[] };

/** Thrown for a quote that is never closed. */
export class CsvError extends Error {
  override name = "CsvError";
  readonly line: number;

  constructor(line: number) {
    super(`A quote that begins on line ${line} is never closed.`);
    this.line = line;
  }
}

const unmarked = (cell: string) =>
  cell.startsWith(TEXT_MARK) && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Read the cell at `start`. Returns its value and the end position, or null if a quote is never closed. */
function readCell(text: string, start: number): { cell: string; next: number } | null {
  if (text[start] !== '"') {
    const length = text.slice(start).search(/[,\r\n]|$/);
    return { cell: text.slice(start, start + length), next: start + length };
  }
  let cell = "";
  for (let at = start + 1; ; ) {
    const end = text.indexOf('"', at);
    if (end < 0) return null;
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') return { cell, next: end + 1 };
    cell += '"';
    at = end + 2;
  }
}

/** Parse CSV and unmark text cells. Blank rows are left out. Throws a CsvError. */
export function parseCsv(source: string): CsvRow[] {
  const text = source.replace(/^\ufeff/, "");
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const read = readCell(text, at);
    if (!read) throw new CsvError(line);
    line += text.slice(at, read.next).split("\n").length - 1;
    row.cells.push(unmarked(read.cell));
    if (text[read.next] === ",") {
      at = read.next + 1;
      continue;
    }
    if (row.cells.some((cell) => cell.trim() !== "")) rows.push(row);
    at = read.next + (text.startsWith("\r\n", read.next) ? 2 : 1);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
}
