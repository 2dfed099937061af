import type { AdminProduct } from "../product-editing/admin-product.ts";
import { inventoryStatusFor } from "../stock/inventory-status.ts";
import type { ProductCsvColumn } from "./product-csv-columns.ts";
import { statusIn } from "./product-csv-words.ts";

type Cells = Map<ProductCsvColumn, string>;

const textIn = (cells: Cells, column: ProductCsvColumn) => cells.get(column)?.trim() ?? "";

/**
 * Return a row's cells without the stock of the day of the export: a quantity that was not edited since is the
 * current one, and a status that followed it is left out. Null if the quantity was edited and the stock has changed
 * since. Files without the column `exported_quantity` are returned as they are.
 */
export function withCurrentStock(cells: Cells, product: AdminProduct): Cells | null {
  const exported = textIn(cells, "exported_quantity");
  const quantity = textIn(cells, "quantity");
  if (exported === "" || !cells.has("quantity") || Number(exported) === product.quantity) {
    return cells;
  }
  if (quantity !== exported) return Number(quantity) === product.quantity ? cells : null;
  const current = new Map(cells).set("quantity", String(product.quantity));
  const followed = inventoryStatusFor(Number(exported));
  if (product.statusFollowsStock && statusIn(textIn(cells, "inventory_status")) === followed) {
    current.delete("inventory_status");
  }
  return current;
}
