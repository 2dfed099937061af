import { expect, test } from "vitest";
import { LANGUAGES } from "../text/language.ts";
import { CsvError, csvFrom, parseCsv } from "./csv.ts";
import { csvSeparatorOf } from "./csv-separator.ts";

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test.each(LANGUAGES)("reads back what it has written in %s", (language) => {
  const rows = [
    ["Name", "Description"],
    ['A "fine" dress', "Silk, wool\r\nand more"],
    [" padded ", ""],
    ["=1+1", "-5"],
    ["Lucía", "'quoted"],
    ["a;b", "c,d"],
    ["a\tb", "1,50"],
    ["a;=1+1", "a,=1+1"],
    ["a;'=b;''+c", ";-1,'\t@x;\"=d"],
    ["=a;=b", "\t=1"],
    ["Silk, -20%; 'soft'", "a;,;= ,'"],
  ];
  expect(cellsOf(csvFrom(rows, language))).toEqual(rows);
});

test("separates cells as Excel reads them in each language, with a mark of UTF-8", () => {
  const rows = [["Año", "245,00", "a;b"]];
  expect(csvFrom(rows, "en")).toBe('\ufeffAño,"245,00",a;b\r\n');
  expect(csvFrom(rows, "es")).toBe('\ufeffAño;245,00;"a;b"\r\n');
});

test.each([
  "Nombre;Precio\r\nA;1,50",
  "\n\nNombre;Precio\nA;1,50",
  '"Nombre, en inglés, claro";Precio\nA;1,50',
  '"Un ""Nombre"", claro,";Precio\nA;1,50',
  "Nombre\tPrecio\nA\t1,50",
  'Nombre,Precio\nA,"1,50"',
  "sep=;\r\nNombre;Precio\r\nA;1,50",
  "\ufeffSEP=;\nNombre;Precio\nA;1,50",
  "sep=\t\nNombre\tPrecio\nA\t1,50",
])("finds the separator of %j", (text) => {
  const [headings, row] = cellsOf(text);
  expect(headings).toEqual([expect.stringContaining("Nombre"), "Precio"]);
  expect(row).toEqual(["A", "1,50"]);
});

test("counts Excel's separator line as a line", () => {
  expect(parseCsv("sep=;\na;b\nc;d").map(({ line }) => line)).toEqual([2, 3]);
});

test.each(LANGUAGES)("marks formulas as text for spreadsheets in %s", (language) => {
  const separator = csvSeparatorOf(language);
  const cells = ["'=HYPERLINK(1)", "'@x", "'+1", "'-1"];
  expect(csvFrom([["=HYPERLINK(1)", "@x", "+1", "-1"]], language)).toBe(
    `\ufeff${cells.join(separator)}\r\n`,
  );
});

test.each(LANGUAGES)("marks formulas after another separator as text in %s", (language) => {
  const texts = [
    "a;=1+1",
    "a,=1+1",
    "a\t@x",
    "a; +1",
    `a;"=1`,
    `a,"";-1`,
    ";;=1",
    "a;\t=1",
    "=a;=b",
  ];
  for (const text of texts) {
    const [, , row = ""] = csvFrom(
      [
        ["id", "name"],
        ["1", text],
      ],
      language,
    ).split(/\ufeff|\r\n/);
    for (const other of [",", ";", "\t"]) {
      for (const cell of row.split(other)) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
    }
  }
});

test.each(LANGUAGES)("leaves negative amounts as numbers in %s", (language) => {
  const amounts = [
    ["Base", "Total"],
    language === "es" ? ["-30,00", "-34,50"] : ["-30.00", "-34.50"],
  ];
  expect(csvFrom(amounts, language)).not.toContain("'");
  expect(cellsOf(csvFrom(amounts, language))).toEqual(amounts);
});

test.each(LANGUAGES)(
  "marks identifiers as text that a spreadsheet would round in %s",
  (language) => {
    const identifiers = ["0912345678", "1".repeat(49), "0992261104001", "12345E67", "1e5"];
    const others = ["245.00", "0", "0.50", "0,50", "12345678901", "12345F67", "1710034065 2"];
    const [row = ""] = csvFrom([identifiers], language).slice(1).split("\r\n");
    expect(row.split(csvSeparatorOf(language))).toEqual(identifiers.map((text) => `'${text}`));
    expect(csvFrom([others], language)).not.toContain("'");
    const rows = [identifiers, others.slice(0, identifiers.length)];
    expect(cellsOf(csvFrom(rows, language))).toEqual(rows);
  },
);

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
