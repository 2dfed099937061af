import * as v from "valibot";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import type { Product } from "../product/product.ts";
import type { ProductChoice } from "../product/product-choice-query.ts";
import { type FreeStock, freeStockFor } from "./free-stock.ts";

const ChoiceSchema = v.strictTuple([ChoiceTextSchema, ChoiceTextSchema]);

const orNone = (options: string[]) => (options.length > 0 ? options : [""]);

/** Return the sizes and colors of a product that a shopper cannot buy now; every one of a sold-out product. */
export function soldOutChoices(
  product: Pick<Product, "sizes" | "colors" | "inventoryStatus" | "quantity">,
  stock: FreeStock | null,
): ProductChoice[] {
  return orNone(product.colors)
    .flatMap((color) => orNone(product.sizes).map((size) => ({ size, color })))
    .filter(({ size, color }) => freeStockFor(product, stock, size, color) < 1);
}

/** Return the text that a form sends for a choice. */
export function choiceToText({ size, color }: ProductChoice): string {
  return JSON.stringify([size, color]);
}

/** Parse what a form sent; null if it is no choice. */
export function choiceFromText(text: string): ProductChoice | null {
  try {
    const [size, color] = v.parse(ChoiceSchema, JSON.parse(text));
    return { size, color };
  } catch {
    return null;
  }
}
