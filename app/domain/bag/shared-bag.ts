import * as v from "valibot";
import { ChoiceTextSchema } from "../product/choice-text.ts";
import { isSellable, offersChoice, type Product } from "../product/product.ts";
import { ProductIdSchema } from "../product/product-id.ts";
import { unitsOf, type Variant } from "../product/variant.ts";
import { type BagChoice, bagProductOf, MAX_BAG_LINES } from "./bag.ts";
import { SEPARATOR, unescaped } from "./bag-link.ts";
import { LineQuantitySchema } from "./line-quantity.ts";

const LineSchema = v.pipe(
  v.string(),
  v.maxLength(400),
  v.transform((text) => text.split(SEPARATOR)),
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
    size: ChoiceTextSchema,
    color: ChoiceTextSchema,
  }),
);

/** One line of a shared link. Untrusted until checked against the catalogue. */
export type BagLinkLine = v.InferOutput<typeof LineSchema>;

/**
 * Parse a shared link's query. Invalid and repeated lines are left out, and lines above the bag's limit are ignored.
 * Never throws.
 */
export function bagLinkLines(query: URLSearchParams): BagLinkLine[] {
  const lines = new Map<string, BagLinkLine>();
  for (const text of query.getAll("line").slice(0, MAX_BAG_LINES)) {
    const { success, output } = v.safeParse(LineSchema, text);
    if (success) lines.set([output.productId, output.size, output.color].join(SEPARATOR), output);
  }
  return [...lines.values()];
}

/** A line of a shared link with the product as it is today. `isOffered`: it can be added to the bag. */
export type SharedLine = { choice: BagChoice; isOffered: boolean };

type SoldProduct = Product & { variants: Variant[] };

/** Combine a link's lines with the products that still exist. Lines of deleted products are left out. */
export function sharedLinesOf(lines: BagLinkLine[], products: SoldProduct[]): SharedLine[] {
  return lines.flatMap(({ productId, size, color, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) return [];
    const units = unitsOf(product, { size, color });
    const isOffered =
      isSellable({ inventoryStatus: product.inventoryStatus, quantity: units }) &&
      offersChoice(product.sizes, size) &&
      offersChoice(product.colors, color);
    const available = Math.max(1, Math.min(quantity, units));
    return [
      {
        choice: { product: bagProductOf(product, color), size, color, quantity: available },
        isOffered,
      },
    ];
  });
}
