import type { CsvRow } from "../csv/csv.ts";
import type {
  AdminProduct,
  ProductField,
  ProductValues,
} from "../product-editing/admin-product.ts";
import { changesBetween } from "../product-editing/product-changes.ts";
import {
  draftOf,
  EMPTY_PRODUCT_DRAFT,
  type FieldProblem,
  type FieldProblems,
  readProductDraft,
} from "../product-editing/product-form.ts";
import { type Cells, textIn, withCurrentStock } from "./csv-stock.ts";
import { CellError, type CsvReading, draftFromCells } from "./product-csv-cells.ts";
import { type ProductCsvColumn, productCsvColumnOf } from "./product-csv-columns.ts";

/** Why a row is rejected. The screen has the texts. */
export type RowProblem =
  | { kind: "field"; field: ProductField; problem: FieldProblem }
  | { kind: "cells"; expected: number }
  | { kind: "unknown" | "ambiguous"; column: ProductCsvColumn; text: string }
  | { kind: "has-variants" }
  | { kind: "stock-changed"; exported: string; current: number }
  | { kind: "duplicate" };

type Plan =
  | { action: "add"; id: string; values: ProductValues }
  | { action: "change"; product: AdminProduct; changes: Partial<ProductValues> }
  | { action: "unchanged" }
  | { action: "reject"; problem: RowProblem };

/** What importing one row would do. */
export type PlannedRow = Plan & { line: number; name: string; nameEs: string };

/** Thrown for headings with which no row can be read. */
export class CsvHeadingError extends Error {
  override name = "CsvHeadingError";
  readonly problem: "unknown" | "repeated" | "no-name";
  readonly heading: string;

  constructor(problem: CsvHeadingError["problem"], heading: string) {
    super(`Headings: ${problem} (${heading})`);
    this.problem = problem;
    this.heading = heading;
  }
}

function headingsOf(row: CsvRow | undefined): ProductCsvColumn[] {
  const columns: ProductCsvColumn[] = [];
  for (const cell of row?.cells ?? []) {
    const column = productCsvColumnOf(cell);
    if (!column) throw new CsvHeadingError("unknown", cell);
    if (columns.includes(column)) throw new CsvHeadingError("repeated", cell);
    columns.push(column);
  }
  if (!columns.includes("name") && !columns.includes("name_es"))
    throw new CsvHeadingError("no-name", "name");
  return columns;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Return the product ids in a CSV file's rows (headings first). */
export function productIdsIn(rows: CsvRow[]): string[] {
  const place = headingsOf(rows[0]).indexOf("id");
  const ids = rows.slice(1).map(({ cells }) => cells[place]?.trim() ?? "");
  return [...new Set(ids.filter((id) => UUID.test(id)))];
}

const reject = (problem: RowProblem): Plan => ({ action: "reject", problem });

function rejectField(problems: FieldProblems): Plan {
  const [wrong] = Object.entries(problems) as [ProductField, FieldProblem][];
  const [field, problem] = wrong ?? ["name", "required"];
  return reject({ kind: "field", field, problem });
}

function planAddition(cells: Cells, id: string, csv: CsvReading): Plan {
  const reading = readProductDraft(draftFromCells(cells, EMPTY_PRODUCT_DRAFT, csv));
  return reading.ok ? { action: "add", id, values: reading.values } : rejectField(reading.problems);
}

function planChange(cells: Cells, product: AdminProduct, csv: CsvReading): Plan {
  const current = withCurrentStock(cells, product);
  const draft = draftFromCells(current ?? cells, draftOf(product), csv);
  // One number cannot set the stock of several variants.
  if (product.variants && Number(draft.quantity) !== product.quantity) {
    return reject({ kind: "has-variants" });
  }
  if (!current) {
    const exported = textIn(cells, "exported_quantity");
    return reject({ kind: "stock-changed", exported, current: product.quantity });
  }
  const reading = readProductDraft(draft);
  if (!reading.ok) return rejectField(reading.problems);
  const changes = changesBetween(product, reading.values);
  return Object.keys(changes).length === 0
    ? { action: "unchanged" }
    : { action: "change", product, changes };
}

function planRow(
  cells: Cells,
  products: Map<string, AdminProduct>,
  newId: string,
  csv: CsvReading,
): Plan {
  const id = textIn(cells, "id");
  if (id === "") {
    // An earlier import has added it. Changes of it need its id in the file.
    return products.has(newId) ? { action: "unchanged" } : planAddition(cells, newId, csv);
  }
  const product = products.get(id);
  return product
    ? planChange(cells, product, csv)
    : reject({ kind: "unknown", column: "id", text: id });
}

/**
 * Plan an import without writing anything. `rows` begin with the headings; `newIds` are what importRowIds returns for
 * them; `existing` are the products that either names. Throws a CsvHeadingError.
 */
export function planProductImport(
  rows: CsvRow[],
  existing: AdminProduct[],
  newIds: ReadonlyMap<number, string>,
  csv: CsvReading,
): PlannedRow[] {
  const [first, ...rest] = rows;
  const headings = headingsOf(first);
  const products = new Map(existing.map((product) => [product.id, product]));
  const seen = new Set<string>();

  function plan(line: number, texts: string[], cells: Cells): Plan {
    if (texts.length !== headings.length) {
      return reject({ kind: "cells", expected: headings.length });
    }
    const id = textIn(cells, "id");
    if (id !== "" && seen.has(id)) return reject({ kind: "duplicate" });
    seen.add(id);
    try {
      return planRow(cells, products, newIds.get(line) ?? "", csv);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      const { kind, column, text } = error;
      return reject({ kind, column, text });
    }
  }

  return rest.map(({ line, cells: texts }) => {
    const cells = new Map(headings.map((column, at) => [column, texts[at] ?? ""]));
    const name = textIn(cells, "name");
    const nameEs = textIn(cells, "name_es");
    return { line, name, nameEs, ...plan(line, texts, cells) };
  });
}
