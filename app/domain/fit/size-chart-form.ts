import { readCentimeters } from "../product/centimeters.ts";
import {
  BODY_MEASURES,
  type BodyMeasure,
  GARMENT_MEASURES,
  type GarmentMeasure,
} from "../product/measures.ts";
import { cleanText } from "../text/clean-text.ts";
import { isPlainText } from "../text/plain-text.ts";
import {
  type ChartSize,
  MAX_CHART_SIZES,
  SIZE_SYSTEMS,
  type SizeChart,
  type SizeSystem,
} from "./size-chart.ts";

/** The columns of the form: `size`, `eu`, `body.bust`, `garment.length`. */
export type ChartColumn = "size" | SizeSystem | `body.${BodyMeasure}` | `garment.${GarmentMeasure}`;

/** A size as it is typed. `key` is unique in the form. */
export type ChartRow = { key: string; cells: Partial<Record<ChartColumn, string>> };

export type ChartDraft = {
  /** Ids of categories, sorted. */
  categories: string[];
  body: BodyMeasure[];
  garment: GarmentMeasure[];
  rows: ChartRow[];
};

/** What is wrong with a cell, or with the table: none or too many sizes. */
export type CellProblem = "required" | "characters" | "repeated" | "measure" | "range" | "long";
export type ChartProblems = {
  table: "empty" | "many" | null;
  /** By `cellKey`. */
  cells: Record<string, CellProblem>;
};

type ChartReading = { ok: true; sizes: ChartSize[] } | { ok: false; problems: ChartProblems };

/** Return the key of a cell in the problems of a chart. */
export const cellKey = (row: number, column: string) => `${row} ${column}`;

/** Return the columns that a draft shows. */
export function columnsOf({ body, garment }: ChartDraft): ChartColumn[] {
  return [
    "size",
    ...SIZE_SYSTEMS,
    ...body.map((name) => `body.${name}` as const),
    ...garment.map((name) => `garment.${name}` as const),
  ];
}

const RANGE = /^(.+?)\s*[-–—]\s*(.+)$/;

/** Parse a range such as `84–87`, or a single measure; a problem for other text. */
function readRange(text: string): [number, number] | CellProblem {
  const [, first = text, last = text] = RANGE.exec(text) ?? [];
  const from = readCentimeters(first);
  const to = readCentimeters(last);
  if (from === null || to === null) return "measure";
  return from <= to ? [from, to] : "range";
}

function nameProblemOf(text: string, max: number): CellProblem | null {
  if (text.length > max) return "long";
  return isPlainText(text, max) ? null : "characters";
}

function readRow(
  draft: ChartDraft,
  row: ChartRow,
  report: (column: ChartColumn, problem: CellProblem) => void,
) {
  const textOf = (column: ChartColumn) => cleanText(row.cells[column] ?? "");
  const size: ChartSize = { size: textOf("size"), elsewhere: {}, body: {}, garment: {} };
  if (size.size === "") report("size", "required");
  else if (!isPlainText(size.size, 100)) report("size", "characters");
  for (const system of SIZE_SYSTEMS) {
    const text = textOf(system);
    if (text === "") continue;
    const problem = nameProblemOf(text, 12);
    if (problem) report(system, problem);
    else size.elsewhere[system] = text;
  }
  for (const name of BODY_MEASURES.filter((one) => draft.body.includes(one))) {
    const text = textOf(`body.${name}`);
    if (text === "") continue;
    const range = readRange(text);
    if (typeof range === "string") report(`body.${name}`, range);
    else size.body[name] = range;
  }
  for (const name of GARMENT_MEASURES.filter((one) => draft.garment.includes(one))) {
    const text = textOf(`garment.${name}`);
    if (text === "") continue;
    const centimeters = readCentimeters(text);
    if (centimeters === null) report(`garment.${name}`, "measure");
    else size.garment[name] = centimeters;
  }
  return size;
}

/** Validate a size chart. Rows without any text are left out. */
export function readChartDraft(draft: ChartDraft): ChartReading {
  const problems: ChartProblems = { table: null, cells: {} };
  const sizes: ChartSize[] = [];
  for (const [index, row] of draft.rows.entries()) {
    if (Object.values(row.cells).every((text) => cleanText(text) === "")) continue;
    const size = readRow(draft, row, (column, problem) => {
      problems.cells[cellKey(index, column)] = problem;
    });
    if (sizes.some((other) => other.size === size.size && size.size !== "")) {
      problems.cells[cellKey(index, "size")] = "repeated";
    }
    sizes.push(size);
  }
  if (sizes.length === 0) problems.table = "empty";
  if (sizes.length > MAX_CHART_SIZES) problems.table = "many";
  const isWrong = problems.table !== null || Object.keys(problems.cells).length > 0;
  return isWrong ? { ok: false, problems } : { ok: true, sizes };
}

const rangeText = ([from, to]: [number, number]) => (from === to ? `${from}` : `${from}–${to}`);

function cellsOf({ size, elsewhere, body, garment }: ChartSize): ChartRow["cells"] {
  return {
    size,
    ...elsewhere,
    ...Object.fromEntries(
      BODY_MEASURES.flatMap((name) =>
        body[name] ? [[`body.${name}`, rangeText(body[name])]] : [],
      ),
    ),
    ...Object.fromEntries(
      GARMENT_MEASURES.flatMap((name) =>
        garment[name] ? [[`garment.${name}`, String(garment[name])]] : [],
      ),
    ),
  };
}

/** Return the form that edits a chart. */
export function chartDraftOf({
  categories,
  sizes,
}: Pick<SizeChart, "categories" | "sizes">): ChartDraft {
  return {
    categories: categories.map(({ id }) => id).sort(),
    body: BODY_MEASURES.filter((name) => sizes.some(({ body }) => body[name])),
    garment: GARMENT_MEASURES.filter((name) => sizes.some(({ garment }) => garment[name])),
    rows: sizes.map((size, index) => ({ key: String(index), cells: cellsOf(size) })),
  };
}

export const EMPTY_CHART_DRAFT: ChartDraft = {
  categories: [],
  body: ["bust", "waist", "hips"],
  garment: [],
  rows: [],
};
