import { csvAmountOf } from "../csv/csv-amount.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import type { AdminProduct } from "../product-editing/admin-product.ts";
import type { ProductDraft } from "../product-editing/product-form.ts";
import { bilingualWords } from "../text/bilingual-words.ts";
import type { Language } from "../text/language.ts";
import { type CsvTaxonomy, entryCellOf, entryIn } from "./csv-taxonomy.ts";
import {
  careIn,
  careWordOf,
  fitIn,
  fitWordOf,
  sizeMeasuresIn,
  sizeMeasuresWordOf,
} from "./fit-csv.ts";
import { statusIn, statusWordOf, yesOrNoIn, yesOrNoWordOf } from "./product-csv-words.ts";

type Writing = { taxonomy: CsvTaxonomy; language: Language; pricing: Pricing };

type Reading = {
  taxonomy: CsvTaxonomy;
  /** Returns the amount of a cell. Throws if it can be read in two ways. */
  amount: (text: string) => string;
  /** Returns what a text was parsed to. Throws for null. */
  known: <Value>(text: string, value: Value | null) => Value;
};

type Column = [
  spanishHeading: string,
  write: (product: AdminProduct, writing: Writing) => string,
  read: (text: string, reading: Reading) => Partial<ProductDraft>,
];

const LIST_SEPARATOR = "|";

const listOf = (entries: string[]) => entries.join(LIST_SEPARATOR);
const listIn = (text: string) => (text.trim() === "" ? [] : text.split(LIST_SEPARATOR));

const yesOrNoColumn = (
  spanishHeading: string,
  field: "isNewArrival" | "isBestseller" | "isDraft",
): Column => [
  spanishHeading,
  (product, { language }) => yesOrNoWordOf(product[field], language),
  (text, { known }) => ({ [field]: known(text, yesOrNoIn(text)) }),
];

/** By English heading. An empty `id` adds a product. */
const COLUMNS = {
  // Not in capitals: Excel takes a text that begins with them for another format.
  id: ["id", ({ id }) => id, () => ({})],
  name: ["Nombre", ({ name }) => name, (name) => ({ name })],
  name_es: ["Nombre en español", ({ nameEs }) => nameEs, (nameEs) => ({ nameEs })],
  description: [
    "Descripción",
    ({ description }) => description,
    (description) => ({ description }),
  ],
  description_es: [
    "Descripción en español",
    ({ descriptionEs }) => descriptionEs,
    (descriptionEs) => ({ descriptionEs }),
  ],
  price: [
    "Precio",
    ({ price }, { language }) => csvAmountOf(price, language),
    (text, { amount }) => ({ price: amount(text) }),
  ],
  // Computed from the price, for other programs.
  price_with_tax: [
    "Precio con IVA",
    ({ price }, { language, pricing }) => csvAmountOf(finalPrice(price, pricing), language),
    () => ({}),
  ],
  original_price: [
    "Precio original",
    ({ originalPrice }, { language }) =>
      originalPrice === null ? "" : csvAmountOf(originalPrice, language),
    (text, { amount }) => ({ originalPrice: amount(text) }),
  ],
  category: [
    "Categoría",
    ({ categoryId }, { taxonomy, language }) =>
      entryCellOf(taxonomy.categories, categoryId, language),
    (text, { taxonomy, known }) => ({
      categoryId: text.trim() && known(text, entryIn(taxonomy.categories, text)).id,
    }),
  ],
  collection: [
    "Colección",
    ({ collectionId }, { taxonomy, language }) =>
      entryCellOf(taxonomy.collections, collectionId, language),
    (text, { taxonomy, known }) => ({
      collectionId: text.trim() && known(text, entryIn(taxonomy.collections, text)).id,
    }),
  ],
  sizes: ["Tallas", ({ sizes }) => listOf(sizes), (text) => ({ sizes: listIn(text) })],
  colors: ["Colores", ({ colors }) => listOf(colors), (text) => ({ colors: listIn(text) })],
  inventory_status: [
    "Estado del inventario",
    ({ inventoryStatus }, { language }) => statusWordOf(inventoryStatus, language),
    (text, { known }) => ({ inventoryStatus: known(text, statusIn(text)) }),
  ],
  is_new_arrival: yesOrNoColumn("Novedad", "isNewArrival"),
  is_bestseller: yesOrNoColumn("Más vendido", "isBestseller"),
  is_draft: yesOrNoColumn("Borrador", "isDraft"),
  quantity: ["Cantidad", ({ quantity }) => String(quantity), (quantity) => ({ quantity })],
  // The stock when the file was written: `withCurrentStock` compares with it.
  exported_quantity: ["Cantidad exportada", ({ quantity }) => String(quantity), () => ({})],
  exported_inventory_status: [
    "Estado del inventario exportado",
    ({ inventoryStatus }, { language }) => statusWordOf(inventoryStatus, language),
    () => ({}),
  ],
  images: ["Imágenes", ({ images }) => listOf(images), (text) => ({ images: listIn(text) })],
  image_colors: [
    "Colores de las imágenes",
    ({ imageColors }) => listOf(imageColors),
    (text) => ({ imageColors: listIn(text).map((color) => color.trim()) }),
  ],
  fabric: ["Tela", ({ fabric }) => fabric, (fabric) => ({ fabric })],
  fabric_es: ["Tela en español", ({ fabricEs }) => fabricEs, (fabricEs) => ({ fabricEs })],
  care: [
    "Cuidado",
    ({ care }, { language }) => listOf(care.map((symbol) => careWordOf(symbol, language))),
    (text, { known }) => ({ care: listIn(text).map((word) => known(word, careIn(word))) }),
  ],
  fit: [
    "Cómo queda",
    ({ fit }, { language }) => fitWordOf(fit, language),
    (text, { known }) => ({ fit: known(text, fitIn(text)) }),
  ],
  measures: [
    "Medidas por talla",
    ({ measures }, { language }) =>
      listOf(measures.map((size) => sizeMeasuresWordOf(size, language))),
    (text, { known }) => ({
      measures: Object.fromEntries(
        listIn(text).map((entry) => known(entry, sizeMeasuresIn(entry))),
      ),
    }),
  ],
  model_height: [
    "Estatura de la modelo",
    ({ modelHeight }) => String(modelHeight ?? ""),
    (modelHeight) => ({ modelHeight }),
  ],
  model_size: ["Talla de la modelo", ({ modelSize }) => modelSize, (modelSize) => ({ modelSize })],
} satisfies Record<string, Column>;

export type ProductCsvColumn = keyof typeof COLUMNS;

/** The columns of the products' CSV file. */
export const PRODUCT_CSV_COLUMNS: Record<ProductCsvColumn, Column> = COLUMNS;

/** Return the heading of a column in a language; find the column of a heading in either, or null. */
export const { wordOf: productCsvHeading, nameOf: productCsvColumnOf } = bilingualWords(
  Object.fromEntries(
    Object.entries(COLUMNS).map(([column, [spanish]]) => [column, spanish]),
  ) as Record<ProductCsvColumn, string>,
);
