import { expect, test } from "vitest";
import { CsvError, csvFrom, parseCsv } from "./csv.ts";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test("reads back what it has written", () => {
  const rows = [
    ["Name", "Description"],
    ['A "fine" dress', "Silk, wool\r\nand more"],
    [" padded ", ""],
    ["=1+1", "-5"],
    ["Lucía", "'quoted"],
  ];
  expect(cellsOf(csvFrom(rows))).toEqual(rows);
});

test("marks formulas as text for spreadsheets", () => {
  expect(csvFrom([["=HYPERLINK(1)", "@x", "+1", "-1"]])).toBe(
    "\ufeff'=HYPERLINK(1),'@x,'+1,'-1\r\n",
  );
});

test("reports each row's line across blank lines and quoted line breaks", () => {
  expect(parseCsv('a,b\n\n"c\nd",e\nf')).toEqual([
    { line: 1, cells: ["a", "b"] },
    { line: 3, cells: ["c\nd", "e"] },
    { line: 5, cells: ["f"] },
  ]);
});

test("reports the line of an unclosed quote", () => {
  expect(() => parseCsv('a\n"b,c\nd')).toThrow(CsvError);
  expect(() => parseCsv('a\n"b,c\nd')).toThrow("line 2");
});

test("returns no rows for an empty file", () => {
  expect(parseCsv("")).toEqual([]);
  expect(parseCsv("\ufeff\r\n")).toEqual([]);
});
