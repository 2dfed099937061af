import { comparableWord } from "./comparable-word.ts";
import type { Language } from "./language.ts";

/** The columns of the products' CSV file, which are its English headings. An empty `id` adds a product. */
export const PRODUCT_CSV_COLUMNS = [
  "id",
  "name",
  "name_es",
  "description",
  "description_es",
  "price",
  "price_with_tax",
  "original_price",
  "category",
  "collection",
  "sizes",
  "colors",
  "inventory_status",
  "is_new_arrival",
  "is_bestseller",
  "is_draft",
  "quantity",
  "images",
  "image_colors",
  "fabric",
  "fabric_es",
  "care",
  "fit",
  "measures",
  "model_height",
  "model_size",
] as const;

export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number];

const SPANISH: Record<ProductCsvColumn, string> = {
  // Not in capitals: Excel takes a text that begins with them for another format.
  id: "id",
  name: "Nombre",
  name_es: "Nombre en español",
  description: "Descripción",
  description_es: "Descripción en español",
  price: "Precio",
  price_with_tax: "Precio con IVA",
  original_price: "Precio original",
  category: "Categoría",
  collection: "Colección",
  sizes: "Tallas",
  colors: "Colores",
  inventory_status: "Estado del inventario",
  is_new_arrival: "Novedad",
  is_bestseller: "Más vendido",
  is_draft: "Borrador",
  quantity: "Cantidad",
  images: "Imágenes",
  image_colors: "Colores de las imágenes",
  fabric: "Tela",
  fabric_es: "Tela en español",
  care: "Cuidado",
  fit: "Cómo queda",
  measures: "Medidas por talla",
  model_height: "Estatura de la modelo",
  model_size: "Talla de la modelo",
};

/** Return a column's heading in a language. */
export function productCsvHeading(column: ProductCsvColumn, language: Language): string {
  return language === "es" ? SPANISH[column] : column;
}

/** Return the column of a heading in either language, or null. */
export function productCsvColumnOf(heading: string): ProductCsvColumn | null {
  const wanted = comparableWord(heading);
  const isWanted = (column: ProductCsvColumn) =>
    [column, SPANISH[column]].some((known) => comparableWord(known) === wanted);
  return PRODUCT_CSV_COLUMNS.find(isWanted) ?? null;
}
