import { expect, test } from "vitest";
import { cellsIn, withSizes, withTable } from "./chart-rows.ts";
import {
  type ChartDraft,
  type ChartRow,
  chartDraftOf,
  columnsOf,
  readChartDraft,
} from "./size-chart-form.ts";
import { ChartSizesSchema } from "./size-chart-schema.ts";

const draftOf = (...rows: ChartRow["cells"][]): ChartDraft => ({
  categories: [],
  body: ["bust"],
  garment: ["length"],
  rows: rows.map((cells, index) => ({ key: String(index), cells })),
});

const sizesOf = (draft: ChartDraft) => {
  const reading = readChartDraft(draft);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.sizes;
};

const problemsOf = (draft: ChartDraft) => {
  const reading = readChartDraft(draft);
  return reading.ok ? null : reading.problems;
};

test("reads ranges and single measures, and round-trips them", () => {
  const sizes = sizesOf(
    draftOf(
      { size: " S ", it: "40", "body.bust": "84 – 87,5", "garment.length": "98.5" },
      {},
      { size: "M", "body.bust": "88" },
    ),
  );
  expect(sizes).toEqual([
    { size: "S", elsewhere: { it: "40" }, body: { bust: [84, 87.5] }, garment: { length: 98.5 } },
    { size: "M", elsewhere: {}, body: { bust: [88, 88] }, garment: {} },
  ]);
  expect(sizesOf(chartDraftOf({ categories: [], sizes }))).toEqual(sizes);
  expect(ChartSizesSchema.parse(sizes)).toEqual(sizes);
});

test.each<[ChartRow["cells"], string, string]>([
  [{ size: "S", "body.bust": "abc" }, "0 body.bust", "measure"],
  [{ size: "S", "body.bust": "-84" }, "0 body.bust", "measure"],
  [{ size: "S", "body.bust": "84-1000000000" }, "0 body.bust", "measure"],
  [{ size: "S", "body.bust": "87-84" }, "0 body.bust", "range"],
  [{ size: "S", "garment.length": "1000000000" }, "0 garment.length", "measure"],
  [{ "garment.length": "98" }, "0 size", "required"],
  [{ size: "S\u202eM" }, "0 size", "characters"],
  [{ size: "S", eu: "3".repeat(13) }, "0 eu", "long"],
])("rejects %j", (cells, key, problem) => {
  expect(problemsOf(draftOf(cells))).toEqual({ table: null, cells: { [key]: problem } });
});

test("rejects a duplicate size, a chart without sizes, and one of 200", () => {
  expect(problemsOf(draftOf({ size: "S" }, { size: "S " }))?.cells).toEqual({
    "1 size": "repeated",
  });
  expect(problemsOf(draftOf({}, { size: "\u200b" }))?.table).toBe("empty");
  const many = Array.from({ length: 200 }, (_, index) => ({ size: `S${index}` }));
  expect(problemsOf(draftOf(...many))?.table).toBe("many");
});

test("pastes a table from a cell on, with further rows, and a long one in part", () => {
  const draft = draftOf({ size: "S" });
  const table = cellsIn("84-87\t98\r\n88-91\t99\r\n");
  const rows = withTable(draft.rows, columnsOf(draft), { row: 0, column: "body.bust" }, table);
  expect(rows.map(({ cells }) => cells)).toEqual([
    { size: "S", "body.bust": "84-87", "garment.length": "98" },
    { "body.bust": "88-91", "garment.length": "99" },
  ]);
  const long = cellsIn(Array.from({ length: 5000 }, (_, index) => `S${index}`).join("\n"));
  const filled = withTable([], columnsOf(draft), { row: 0, column: "size" }, long);
  expect(filled).toHaveLength(100);
  expect(problemsOf({ ...draft, rows: filled })?.table).toBe("many");
});

test("keeps what a size has when the sizes change", () => {
  const { rows } = draftOf({ size: "S", "body.bust": "84" }, { size: "M" });
  expect(withSizes(rows, ["XS", "S"]).map(({ cells }) => cells)).toEqual([
    { size: "XS" },
    { size: "S", "body.bust": "84" },
  ]);
});

test("takes a size elsewhere that is called as a problem is", () => {
  const [size] = sizesOf(draftOf({ size: "S", it: "long" }));
  expect(size?.elsewhere).toEqual({ it: "long" });
});
