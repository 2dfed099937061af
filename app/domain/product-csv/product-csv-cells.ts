import { amountIn, isAmbiguousAmount } from "../csv/csv-amount.ts";
import type { ProductDraft } from "../product-editing/product-form.ts";
import { cleanChips } from "../product-editing/product-variants.ts";
import { inventoryStatusFor } from "../stock/inventory-status.ts";
import type { CsvTaxonomy } from "./csv-taxonomy.ts";
import { PRODUCT_CSV_COLUMNS, type ProductCsvColumn } from "./product-csv-columns.ts";

/** Thrown for a cell with an unknown word, or with an amount that can be read in two ways. */
export class CellError extends Error {
  override name = "CellError";
  readonly kind: "unknown" | "ambiguous";
  readonly column: ProductCsvColumn;
  readonly text: string;

  constructor(kind: CellError["kind"], column: ProductCsvColumn, text: string) {
    super(`${kind} ${column}: ${text}`);
    this.kind = kind;
    this.column = column;
    this.text = text;
  }
}

/** How the cells of a file are read. */
export type CsvReading = {
  taxonomy: CsvTaxonomy;
  /** Whether `1.245` is 1245. Without it, such an amount is rejected. */
  readsThousands: boolean;
};

/** Throw a CellError for a picture's color in which the product is not offered. */
function checkImageColors({ imageColors, colors }: ProductDraft) {
  const offered = ["", ...cleanChips(colors)];
  const unknown = imageColors.find((color) => !offered.includes(color));
  if (unknown !== undefined) throw new CellError("unknown", "image_colors", unknown);
}

/** Throw a CellError for measures of a size in which the product is not offered. */
function checkMeasures({ measures, sizes }: ProductDraft) {
  const offered = cleanChips(sizes);
  const unknown = Object.keys(measures).find((size) => !offered.includes(size));
  if (unknown !== undefined) throw new CellError("unknown", "measures", unknown);
}

/** A status other than that of the quantity would not stay while it follows the stock. */
function stopsFollowing(draft: ProductDraft, start: ProductDraft): boolean {
  return (
    draft.inventoryStatus !== start.inventoryStatus &&
    draft.inventoryStatus !== inventoryStatusFor(Number(draft.quantity))
  );
}

/** Apply the cells of one row to the form `start`. Missing columns change nothing. Throws a CellError. */
export function draftFromCells(
  cells: Map<ProductCsvColumn, string>,
  start: ProductDraft,
  { taxonomy, readsThousands }: CsvReading,
): ProductDraft {
  const draft = { ...start };
  // The status of an older export is out of date, unless the quantity that it follows is given, too.
  const isOutdated = (column: ProductCsvColumn) =>
    column === "inventory_status" && start.statusFollowsStock && !cells.has("quantity");
  for (const [column, text] of cells) {
    const [, , read] = PRODUCT_CSV_COLUMNS[column];
    const change = read(text, {
      taxonomy,
      amount(amount) {
        if (!readsThousands && isAmbiguousAmount(amount))
          throw new CellError("ambiguous", column, amount.trim());
        return amountIn(amount);
      },
      known(word, value) {
        if (value === null) throw new CellError("unknown", column, word);
        return value;
      },
    });
    if (!isOutdated(column)) Object.assign(draft, change);
  }
  if (cells.has("image_colors")) checkImageColors(draft);
  if (cells.has("measures")) checkMeasures(draft);
  return stopsFollowing(draft, start) ? { ...draft, statusFollowsStock: false } : draft;
}
