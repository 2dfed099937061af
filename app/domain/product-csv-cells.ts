import { amountIn } from "./csv-amount.ts";
import { type CsvTaxonomy, entryIn } from "./csv-taxonomy.ts";
import { LIST_SEPARATOR } from "./product-csv.ts";
import type { ProductCsvColumn } from "./product-csv-columns.ts";
import { statusIn, yesOrNoIn } from "./product-csv-words.ts";
import type { ProductDraft } from "./product-form.ts";
import { cleanChips } from "./product-variants.ts";

/** Thrown for an invalid cell. */
export class UnknownCell extends Error {
  override name = "UnknownCell";
  readonly column: ProductCsvColumn;
  readonly text: string;

  constructor(column: ProductCsvColumn, text: string) {
    super(`${column}: ${text}`);
    this.column = column;
    this.text = text;
  }
}

/** Return what a cell was parsed to. Throws an UnknownCell for null. */
function known<Value>(column: ProductCsvColumn, text: string, value: Value | null): Value {
  if (value === null) throw new UnknownCell(column, text);
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

type Reader = (text: string, taxonomy: CsvTaxonomy) => Partial<ProductDraft>;

const READERS: Record<ProductCsvColumn, Reader> = {
  id: () => ({}),
  name: (name) => ({ name }),
  name_es: (nameEs) => ({ nameEs }),
  description: (description) => ({ description }),
  description_es: (descriptionEs) => ({ descriptionEs }),
  price: (text) => ({ price: amountIn(text) }),
  original_price: (text) => ({ originalPrice: amountIn(text) }),
  quantity: (quantity) => ({ quantity }),
  category: (text, { categories }) => ({ categoryId: linkIn("category", categories, text) }),
  collection: (text, { collections }) => ({
    collectionId: linkIn("collection", collections, text),
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
};

/** Throw an UnknownCell for a picture's color in which the product is not offered. */
function checkImageColors({ imageColors, colors }: ProductDraft) {
  const offered = ["", ...cleanChips(colors)];
  const unknown = imageColors.find((color) => !offered.includes(color));
  if (unknown !== undefined) throw new UnknownCell("image_colors", unknown);
}

/** Apply the cells of one row to the form `start`. Missing columns change nothing. Throws an UnknownCell. */
export function draftFromCells(
  cells: Map<ProductCsvColumn, string>,
  start: ProductDraft,
  taxonomy: CsvTaxonomy,
): ProductDraft {
  const draft = { ...start };
  for (const [column, text] of cells) Object.assign(draft, READERS[column](text, taxonomy));
  if (cells.has("image_colors")) checkImageColors(draft);
  return draft;
}
