import type { I18n, MessageDescriptor } from "@lingui/core";

/** A column of a CSV file: its heading, and its cell of a row. */
export type CsvColumn<Row, Words> = [
  heading: MessageDescriptor,
  cellOf: (row: Row, words: Words) => string,
];

/** Return the headings of a CSV file and its rows, in the language of `words`. */
export function csvRows<Row, Words extends { i18n: Pick<I18n, "_"> }>(
  columns: CsvColumn<Row, Words>[],
  rows: readonly Row[],
  words: Words,
): string[][] {
  return [
    columns.map(([heading]) => words.i18n._(heading)),
    ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row, words))),
  ];
}
