import * as v from "valibot";
import { type BagItem, bagProductOf, MAX_BAG_LINES } from "./bag.ts";
import { BagProductSchema } from "./bag-product.ts";
import { picturesOf } from "./color-pictures.ts";
import { CountSchema } from "./count.ts";
import type { Cents } from "./money.ts";
import { INVENTORY_STATUSES, isSellable, offersChoice, type Product } from "./product.ts";
import { ProductIdSchema } from "./product-id.ts";

/** A product's current data, as far as the bag needs it. */
const CurrentProductSchema = v.object({
  ...BagProductSchema.entries,
  sizes: v.array(v.string()),
  colors: v.array(v.string()),
  inventoryStatus: v.picklist(INVENTORY_STATUSES),
  quantity: CountSchema,
  /** The first picture of each color that has one; `image` is the picture of the others. */
  colorImages: v.optional(v.array(v.object({ color: v.string(), image: v.string() })), []),
});

export type CurrentProduct = v.InferOutput<typeof CurrentProductSchema>;

/** The response of `/bag/products`. */
export const BagResponseSchema = v.object({
  source: v.picklist(["database", "stale", "sample"]),
  products: v.array(CurrentProductSchema),
});

export type BagResponse = v.InferOutput<typeof BagResponseSchema>;

/** The query parameter of `/bag/products`: `ids=<uuid>,<uuid>`. */
export const BagIdsSchema = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(","))]),
  v.array(ProductIdSchema),
  v.minLength(1),
  v.maxLength(MAX_BAG_LINES),
);

/** Return what the bag needs of a catalogue product. */
export function currentProductOf(product: Product): CurrentProduct {
  const { sizes, colors, inventoryStatus, quantity } = product;
  const colorImages = colors.flatMap((color) => {
    const [image] = picturesOf(product, color);
    return image && image !== product.images[0] ? [{ color, image }] : [];
  });
  return { ...bagProductOf(product, ""), sizes, colors, inventoryStatus, quantity, colorImages };
}

const imageOf = ({ colorImages, image }: CurrentProduct, color: string) =>
  colorImages.find((entry) => entry.color === color)?.image ?? image;

function refreshLine(item: BagItem, current: CurrentProduct | undefined): BagItem {
  if (
    !current ||
    !offersChoice(current.sizes, item.size) ||
    !offersChoice(current.colors, item.color)
  ) {
    return { ...item, availability: "discontinued", stock: 0 };
  }
  return {
    ...item,
    product: { ...v.parse(BagProductSchema, current), image: imageOf(current, item.color) },
    availability: isSellable(current) ? "available" : "sold-out",
    stock: current.quantity,
  };
}

/**
 * Update the requested lines with today's names, prices and availability. Lines added since the request stay unchanged.
 * Removes no line and changes no quantity, because that is the shopper's decision.
 */
export function refreshBag(
  items: BagItem[],
  requestedIds: string[],
  products: CurrentProduct[],
): BagItem[] {
  return items.map((item) =>
    requestedIds.includes(item.product.id)
      ? refreshLine(
          item,
          products.find((product) => product.id === item.product.id),
        )
      : item,
  );
}

/** What a line shows its shopper. Prices in cents. */
export type BagNotice =
  | { kind: "discontinued" }
  | { kind: "sold-out" }
  | { kind: "short"; stock: number }
  | { kind: "price"; was: Cents; now: Cents };

/** Return a line's notices. An unavailable line has only that one. */
export function noticesFor(item: BagItem): BagNotice[] {
  if (item.availability !== "available") return [{ kind: item.availability }];
  const notices: BagNotice[] = [];
  if (item.stock !== null && item.quantity > item.stock) {
    notices.push({ kind: "short", stock: item.stock });
  }
  if (item.product.price !== item.priceWhenAdded) {
    notices.push({ kind: "price", was: item.priceWhenAdded, now: item.product.price });
  }
  return notices;
}

/** Return whether a line must be removed or lowered before checkout. */
export function blocksCheckout(item: BagItem): boolean {
  return noticesFor(item).some((notice) => notice.kind !== "price");
}

/**
 * Return the lines as they can be bought today, at today's prices: unavailable ones removed, quantities lowered to the
 * stock. Call only when the shopper asks for it.
 */
export function acceptBagChanges(items: BagItem[]): BagItem[] {
  return items
    .filter((item) => item.availability === "available" && item.stock !== 0)
    .map((item) => ({
      ...item,
      quantity: Math.min(item.quantity, item.stock ?? item.quantity),
      priceWhenAdded: item.product.price,
    }));
}
