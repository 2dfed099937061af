import { amountIn, isAmbiguousAmount } from "./csv-amount.ts";
import { type CsvTaxonomy, entryIn } from "./csv-taxonomy.ts";
import { careIn, fitIn, sizeMeasuresIn } from "./fit-csv.ts";
import { inventoryStatusFor } from "./inventory-status.ts";
import { LIST_SEPARATOR } from "./product-csv.ts";
import type { ProductCsvColumn } from "./product-csv-columns.ts";
import { statusIn, yesOrNoIn } from "./product-csv-words.ts";
import type { ProductDraft } from "./product-form.ts";
import { cleanChips } from "./product-variants.ts";

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

/** Return what a cell was parsed to. Throws a CellError for null. */
function known<Value>(column: ProductCsvColumn, text: string, value: Value | null): Value {
  if (value === null) throw new CellError("unknown", column, text);
  return value;
}

function linkIn(
  column: "category" | "collection",
  entries: CsvTaxonomy["categories"],
  text: string,
) {
  return text.trim() === "" ? "" : known(column, text, entryIn(entries, text)).id;
}

const listIn = (text: string) => (text.trim() === "" ? [] : text.split(LIST_SEPARATOR));

/** How the cells of a file are read. */
export type CsvReading = {
  taxonomy: CsvTaxonomy;
  /** Whether `1.245` is 1245. Without it, such an amount is rejected. */
  readsThousands: boolean;
};

function amountOf(
  column: "price" | "original_price",
  text: string,
  { readsThousands }: CsvReading,
) {
  if (!readsThousands && isAmbiguousAmount(text))
    throw new CellError("ambiguous", column, text.trim());
  return amountIn(text);
}

type Reader = (text: string, reading: CsvReading) => Partial<ProductDraft>;

const READERS: Record<ProductCsvColumn, Reader> = {
  id: () => ({}),
  name: (name) => ({ name }),
  name_es: (nameEs) => ({ nameEs }),
  description: (description) => ({ description }),
  description_es: (descriptionEs) => ({ descriptionEs }),
  price: (text, reading) => ({ price: amountOf("price", text, reading) }),
  // Computed from the price, for other programs.
  price_with_tax: () => ({}),
  original_price: (text, reading) => ({ originalPrice: amountOf("original_price", text, reading) }),
  quantity: (quantity) => ({ quantity }),
  category: (text, { taxonomy }) => ({
    categoryId: linkIn("category", taxonomy.categories, text),
  }),
  collection: (text, { taxonomy }) => ({
    collectionId: linkIn("collection", taxonomy.collections, text),
  }),
  sizes: (text) => ({ sizes: listIn(text) }),
  colors: (text) => ({ colors: listIn(text) }),
  images: (text) => ({ images: listIn(text) }),
  image_colors: (text) => ({ imageColors: listIn(text).map((color) => color.trim()) }),
  inventory_status: (text) => ({
    inventoryStatus: known("inventory_status", text, statusIn(text)),
  }),
  is_new_arrival: (text) => ({ isNewArrival: known("is_new_arrival", text, yesOrNoIn(text)) }),
  is_bestseller: (text) => ({ isBestseller: known("is_bestseller", text, yesOrNoIn(text)) }),
  fabric: (fabric) => ({ fabric }),
  fabric_es: (fabricEs) => ({ fabricEs }),
  care: (text) => ({ care: listIn(text).map((word) => known("care", word, careIn(word))) }),
  fit: (text) => ({ fit: known("fit", text, fitIn(text)) }),
  measures: (text) => ({
    measures: Object.fromEntries(
      listIn(text).map((entry) => known("measures", entry, sizeMeasuresIn(entry))),
    ),
  }),
  model_height: (modelHeight) => ({ modelHeight }),
  model_size: (modelSize) => ({ modelSize }),
  is_draft: (text) => ({ isDraft: known("is_draft", text, yesOrNoIn(text)) }),
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
  reading: CsvReading,
): ProductDraft {
  const draft = { ...start };
  // The status of an older export is out of date, unless the quantity that it follows is given, too.
  const isOutdated = (column: ProductCsvColumn) =>
    column === "inventory_status" && start.statusFollowsStock && !cells.has("quantity");
  for (const [column, text] of cells) {
    const change = READERS[column](text, reading);
    if (!isOutdated(column)) Object.assign(draft, change);
  }
  if (cells.has("image_colors")) checkImageColors(draft);
  if (cells.has("measures")) checkMeasures(draft);
  return stopsFollowing(draft, start) ? { ...draft, statusFollowsStock: false } : draft;
}
