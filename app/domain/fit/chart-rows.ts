import type { ChartColumn, ChartRow } from "./size-chart-form.ts";

/** Rows that one paste can fill. A table of more is cut off, and the form says that it has too many. */
const MAX_PASTED_ROWS = 100;

const keyAfter = (rows: ChartRow[]) =>
  String(Math.max(-1, ...rows.map(({ key }) => Number(key))) + 1);

/** Return the rows with an empty one behind them. */
export function withRow(rows: ChartRow[], cells: ChartRow["cells"] = {}): ChartRow[] {
  return [...rows, { key: keyAfter(rows), cells }];
}

/** Return a row for each size, with the cells that it had; rows of other sizes are left out. */
export function withSizes(rows: ChartRow[], sizes: string[]): ChartRow[] {
  return sizes.reduce<ChartRow[]>((made, size) => {
    const known = rows.find(({ cells }) => cells.size === size);
    return withRow(made, known?.cells ?? { size });
  }, []);
}

/** Return the rows with one cell changed. */
export function withCell(
  rows: ChartRow[],
  row: number,
  column: ChartColumn,
  text: string,
): ChartRow[] {
  return rows.map((other, index) =>
    index === row ? { ...other, cells: { ...other.cells, [column]: text } } : other,
  );
}

/** Return the cells of a table as programs copy it: rows by lines, cells by tabs. */
export function cellsIn(text: string): string[][] {
  return text
    .replace(/\r?\n$/, "")
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
}

/** Return the rows with a table written over them from a cell on, and further rows as it needs. */
export function withTable(
  rows: ChartRow[],
  columns: ChartColumn[],
  start: { row: number; column: ChartColumn },
  table: string[][],
): ChartRow[] {
  const first = columns.indexOf(start.column);
  let filled = rows;
  for (const [down, texts] of table.slice(0, MAX_PASTED_ROWS).entries()) {
    const at = start.row + down;
    while (filled.length <= at) filled = withRow(filled);
    for (const [right, text] of texts.entries()) {
      const column = columns[first + right];
      if (column) filled = withCell(filled, at, column, text.slice(0, 100));
    }
  }
  return filled;
}
