import type { AdminProduct } from "../product-editing/admin-product.ts";
import type { ProductCsvColumn } from "./product-csv-columns.ts";

/** The cells of a row, by column. */
export type Cells = Map<ProductCsvColumn, string>;

/** Return the trimmed text of a cell; '' without the column. */
export const textIn = (cells: Cells, column: ProductCsvColumn) => cells.get(column)?.trim() ?? "";

/** A status as it was exported is that of an earlier day. */
function withCurrentStatus(cells: Cells): Cells {
  const exported = textIn(cells, "exported_inventory_status");
  if (exported === "" || textIn(cells, "inventory_status") !== exported) return cells;
  return new Map([...cells].filter(([column]) => column !== "inventory_status"));
}

/**
 * Return a row's cells without the stock of the day of the export: a quantity that was not edited since is the
 * current one, and such a status is left out. Null if the quantity was edited and the stock has changed since.
 * Cells without a column of what was exported are returned as they are.
 */
export function withCurrentStock(cells: Cells, product: AdminProduct): Cells | null {
  const exported = textIn(cells, "exported_quantity");
  const quantity = textIn(cells, "quantity");
  const current = withCurrentStatus(cells);
  if (exported === "" || !cells.has("quantity") || Number(exported) === product.quantity) {
    return current;
  }
  if (quantity !== exported) return Number(quantity) === product.quantity ? current : null;
  return new Map(current).set("quantity", String(product.quantity));
}
