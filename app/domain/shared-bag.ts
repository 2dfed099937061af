import * as v from "valibot";
import { type BagChoice, bagProductOf, MAX_BAG_LINES } from "./bag.ts";
import { BETWEEN, unescaped } from "./bag-link.ts";
import { LineQuantitySchema } from "./line-quantity.ts";
import { isSellable, offersChoice, type Product } from "./product.ts";
import { ProductIdSchema } from "./product-id.ts";

/** One line of a bag that came as a link: nothing in it is believed before the catalogue has been asked. */
export type BagLinkLine = { productId: string; size: string; color: string; quantity: number };

/** The longest name of a size or colour that is worth asking the catalogue about. */
const MOST_CHARACTERS = 60;

const ChoiceSchema = v.pipe(v.string(), v.maxLength(MOST_CHARACTERS), v.regex(/^\P{Cc}*$/u));

const LineSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => text.split(BETWEEN)),
  v.strictTuple([v.string(), ProductIdSchema, v.string(), v.string()]),
  v.transform(([quantity, productId, size, color]) => ({
    quantity: Number(quantity),
    productId: productId.toLowerCase(),
    size: unescaped(size),
    color: unescaped(color),
  })),
  v.object({
    quantity: LineQuantitySchema,
    productId: ProductIdSchema,
    size: ChoiceSchema,
    color: ChoiceSchema,
  }),
);

/**
 * Takes the query of a bag's address, which anybody may have written, and returns its lines: what is no line is left out,
 * the same piece counts once, and a link names at most as many as a bag takes. Never throws.
 */
export function bagLinkLines(query: URLSearchParams): BagLinkLine[] {
  const lines = new Map<string, BagLinkLine>();
  for (const text of query.getAll("line").slice(0, MAX_BAG_LINES)) {
    const { success, output } = v.safeParse(LineSchema, text);
    if (success) lines.set([output.productId, output.size, output.color].join(BETWEEN), output);
  }
  return [...lines.values()];
}

/** A line of somebody's link beside today's catalogue: what would go into the bag, or the name of what no longer can. */
export type SharedLine = { choice: BagChoice; isOffered: boolean };

/** Takes a link's lines and the products that still exist among them; returns those with today's names and prices. */
export function sharedLinesOf(lines: BagLinkLine[], products: Product[]): SharedLine[] {
  return lines.flatMap(({ productId, size, color, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const isOffered =
      isSellable(product) &&
      offersChoice(product.sizes, size) &&
      offersChoice(product.colors, color);
    const wanted = Math.max(1, Math.min(quantity, product.quantity));
    return [
      { choice: { product: bagProductOf(product), size, color, quantity: wanted }, isOffered },
    ];
  });
}
