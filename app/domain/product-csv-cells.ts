import type { InventoryStatus } from "./product.ts";
import { INVENTORY_STATUSES } from "./product.ts";
import { type CsvTaxonomy, LIST_SEPARATOR, type ProductCsvColumn } from "./product-csv.ts";
import type { ProductDraft } from "./product-form.ts";
import type { Category } from "./taxonomy.ts";

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

function linkIn(column: "category" | "collection", entries: Category[], text: string): string {
  const wanted = text.trim();
  if (wanted === "") return "";
  const found = entries.find(({ name, displayName }) => [name, displayName].includes(wanted));
  if (!found) throw new UnknownCell(column, text);
  return found.id;
}

function yesOrNo(column: ProductCsvColumn, text: string): boolean {
  const word = text.trim().toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  if (["no", "false", "0", ""].includes(word)) return false;
  throw new UnknownCell(column, text);
}

function statusIn(text: string): InventoryStatus {
  const status = INVENTORY_STATUSES.find((known) => known === text.trim());
  if (!status) throw new UnknownCell("inventory_status", text);
  return status;
}

const listIn = (text: string) => (text.trim() === "" ? [] : text.split(LIST_SEPARATOR));

type Reader = (text: string, taxonomy: CsvTaxonomy) => Partial<ProductDraft>;

const READERS: Record<ProductCsvColumn, Reader> = {
  id: () => ({}),
  name: (name) => ({ name }),
  name_es: (nameEs) => ({ nameEs }),
  description: (description) => ({ description }),
  description_es: (descriptionEs) => ({ descriptionEs }),
  price: (price) => ({ price }),
  original_price: (originalPrice) => ({ originalPrice }),
  quantity: (quantity) => ({ quantity }),
  category: (text, { categories }) => ({ categoryId: linkIn("category", categories, text) }),
  collection: (text, { collections }) => ({
    collectionId: linkIn("collection", collections, text),
  }),
  sizes: (text) => ({ sizes: listIn(text) }),
  colors: (text) => ({ colors: listIn(text) }),
  images: (text) => ({ images: listIn(text) }),
  inventory_status: (text) => ({ inventoryStatus: statusIn(text) }),
  is_new_arrival: (text) => ({ isNewArrival: yesOrNo("is_new_arrival", text) }),
  is_bestseller: (text) => ({ isBestseller: yesOrNo("is_bestseller", text) }),
};

/** Apply the cells of one row to the form `start`. Missing columns change nothing. Throws an UnknownCell. */
export function draftFromCells(
  cells: Map<ProductCsvColumn, string>,
  start: ProductDraft,
  taxonomy: CsvTaxonomy,
): ProductDraft {
  const draft = { ...start };
  for (const [column, text] of cells) Object.assign(draft, READERS[column](text, taxonomy));
  return draft;
}
