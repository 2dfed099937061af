import type { Language } from "../text/language.ts";
import { type CsvSeparator, csvSeparatorOf, findCsvSeparator } from "./csv-separator.ts";

/** A spreadsheet would run a cell that begins with one of these as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** A spreadsheet would read these as numbers: without the zero, rounded to 15 digits, or as a power of ten. */
const IDENTIFIER = /^0\d+$|^\d{12,}$|^\d+E\d+$/i;

/** A number to add up, not a formula. */
const NEGATIVE_AMOUNT = /^-\d+[.,]\d{2}$/;

const needsMark = (text: string) =>
  (FORMULA_START.test(text) && !NEGATIVE_AMOUNT.test(text)) || IDENTIFIER.test(text);

/** Marks a cell as text. An import of the shop takes it off. */
const TEXT_MARK = "'";

/** A spreadsheet with another separator would begin a cell here, also within quotes. */
const INNER_FORMULA = /(?<=[,;\t])(?=[ "']*[=+\-@])/g;
const MARKED_INNER_FORMULA = /(?<=[,;\t])'(?=[ "']*[=+\-@])/g;

function cellOf(text: string, separator: CsvSeparator): string {
  const marked = needsMark(text) ? TEXT_MARK + text : text;
  const safe = marked.replace(INNER_FORMULA, TEXT_MARK);
  const isQuoted = safe.includes(separator) || /["\r\n]/.test(safe) || safe !== safe.trim();
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Return rows as CSV (RFC 4180) with a UTF-8 byte order mark, as Excel opens it in a language. Cells that a spreadsheet
 * would run as a formula, or read as another number, are marked as text.
 */
export function csvFrom(rows: string[][], language: Language): string {
  const separator = csvSeparatorOf(language);
  const lines = rows.map((cells) => cells.map((cell) => cellOf(cell, separator)).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}

/** A row and the 1-based line it begins on. */
export type CsvRow = { line: number; cells: string[] };

/** Thrown for a quote that is never closed. */
export class CsvError extends Error {
  override name = "CsvError";
  readonly line: number;

  constructor(line: number) {
    super(`A quotation mark opened on line ${line} is never closed.`);
    this.line = line;
  }
}

function unmarked(cell: string): string {
  const text = cell.replace(MARKED_INNER_FORMULA, "");
  return text.startsWith(TEXT_MARK) && needsMark(text.slice(1)) ? text.slice(1) : text;
}

const CELL_END = { ",": /[,\r\n]|$/, ";": /[;\r\n]|$/, "\t": /[\t\r\n]|$/ };

/** Excel's own first line, which is no row: `sep=;`. */
const SEPARATOR_LINE = /^sep=([,;\t])(?=[\r\n]|$)/i;

/** Read the cell at `start`. Returns its value and the end position, or null if a quote is never closed. */
function readCell(
  text: string,
  start: number,
  separator: CsvSeparator,
): { cell: string; next: number } | null {
  if (text[start] !== '"') {
    const length = text.slice(start).search(CELL_END[separator]);
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

/**
 * Parse CSV separated by commas, semicolons or tabs and unmark text cells. Blank rows are left out. Throws a CsvError.
 */
export function parseCsv(source: string): CsvRow[] {
  const marked = source.replace(/^\ufeff/, "");
  const named = SEPARATOR_LINE.exec(marked)?.[1] as CsvSeparator | undefined;
  const text = marked.replace(SEPARATOR_LINE, "");
  const separator = named ?? findCsvSeparator(text);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; at <= text.length; ) {
    const read = readCell(text, at, separator);
    if (!read) throw new CsvError(line);
    line += text.slice(at, read.next).split("\n").length - 1;
    row.cells.push(unmarked(read.cell));
    if (text[read.next] === separator) {
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
