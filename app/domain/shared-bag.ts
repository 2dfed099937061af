import * as z from "zod/mini";
import { type BagChoice, bagProductOf, MAX_BAG_LINES, MAX_LINE_QUANTITY } from "./bag.ts";
import { BETWEEN, unescaped } from "./bag-link.ts";
import { isSellable, offersChoice, type Product } from "./product.ts";

/** One line of a bag that came as a link: nothing in it is believed before the catalogue has been asked. */
export type BagLinkLine = { productId: string; size: string; color: string; quantity: number };

/** The longest name of a size or colour that is worth asking the catalogue about. */
const MOST_CHARACTERS = 60;

const ChoiceSchema = z.string().check(z.maxLength(MOST_CHARACTERS), z.regex(/^\P{Cc}*$/u));

const PartsSchema = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(400)),
    z.transform((text) => text.split(BETWEEN)),
  ),
  z.tuple([z.string(), z.uuid(), z.string(), z.string()]),
);

const LineSchema = z.pipe(
  z.pipe(
    PartsSchema,
    z.transform(([quantity, productId, size, color]) => ({
      quantity: Number(quantity),
      productId: productId.toLowerCase(),
      size: unescaped(size),
      color: unescaped(color),
    })),
  ),
  z.object({
    quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
    productId: z.uuid(),
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
    const { data } = LineSchema.safeParse(text);
    if (data) lines.set([data.productId, data.size, data.color].join(BETWEEN), data);
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
      product.quantity > 0 &&
      offersChoice(product.sizes, size) &&
      offersChoice(product.colors, color);
    const wanted = Math.max(1, Math.min(quantity, product.quantity));
    return [
      { choice: { product: bagProductOf(product), size, color, quantity: wanted }, isOffered },
    ];
  });
}
