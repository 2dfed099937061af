import { parseCsv } from "#app/domain/csv/csv.ts";
import { decodeCsv } from "#app/domain/csv/csv-encoding.ts";
import { importRowIds } from "#app/domain/csv/import-row-ids.ts";
import type { CsvReading } from "#app/domain/product-csv/product-csv-cells.ts";
import {
  type PlannedRow,
  planProductImport,
  productIdsIn,
} from "#app/domain/product-csv/product-import.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { listProductsByIds } from "./list-products.ts";
import { createProduct, updateProduct } from "./save-product.ts";

/** A row that could not be written. */
export type ImportedRow = { line: number; name: string; error: ShopError };

/** Return what importing each row of a file would do. Throws a CsvError, a CsvHeadingError or a ShopError. */
export async function previewImport(file: Uint8Array, reading: CsvReading): Promise<PlannedRow[]> {
  const rows = parseCsv(decodeCsv(file));
  const newIds = await importRowIds(rows);
  const existing = await listProductsByIds([...productIdsIn(rows), ...newIds.values()]);
  return planProductImport(rows, existing, newIds, reading);
}

async function writeRow(row: PlannedRow): Promise<void> {
  if (row.action === "add") await createProduct(row.id, row.values);
  if (row.action === "change") await updateProduct(row.product, row.changes);
}

/**
 * Write the planned rows in order, each on its own, and return those that failed. Stops at one that fails without
 * an answer or a session, as `onProgress` tells.
 */
export async function importProducts(
  rows: PlannedRow[],
  onProgress: (done: number) => void,
): Promise<ImportedRow[]> {
  const failed: ImportedRow[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await writeRow(row);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      failed.push({ line: row.line, name: row.name, error });
    }
    onProgress(index + 1);
    // Every later row would fail as well.
    const kind = failed.at(-1)?.error.kind;
    if (kind === "unavailable" || kind === "signed-out") break;
  }
  return failed;
}
