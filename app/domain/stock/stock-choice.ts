import * as v from "valibot";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import { isSellable, type Product } from "../product/product.ts";
import type { ProductChoice } from "../product/product-choice-query.ts";
import { type FreeStock, freeStockFor } from "./free-stock.ts";

const ChoiceSchema = v.strictTuple([ChoiceTextSchema, ChoiceTextSchema]);

const orNone = (options: string[]) => (options.length > 0 ? options : [""]);

/** What a shopper can ask the shop to tell the return of. */
export type StockRequestOffer = {
  slug: string;
  /** The sizes and colors that cannot be bought now, at least one. */
  choices: ProductChoice[];
  /** Whether nothing of the product can be bought. */
  isSoldOut: boolean;
};

/** Return what of a product is sold out; null where all of it can be bought. */
export function stockRequestOffer(
  product: Pick<Product, "slug" | "sizes" | "colors" | "inventoryStatus" | "quantity">,
  stock: FreeStock | null,
): StockRequestOffer | null {
  const choices = orNone(product.colors)
    .flatMap((color) => orNone(product.sizes).map((size) => ({ size, color })))
    .filter(({ size, color }) => freeStockFor(product, stock, size, color) < 1);
  const isSoldOut = !isSellable(product) || stock?.total === 0;
  return choices.length > 0 ? { slug: product.slug, choices, isSoldOut } : null;
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
