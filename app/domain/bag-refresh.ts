import * as v from "valibot";
import { type BagItem, bagProductOf, MAX_BAG_LINES } from "./bag.ts";
import { BagProductSchema } from "./bag-product.ts";
import { CountSchema } from "./count.ts";
import type { Cents } from "./money.ts";
import { INVENTORY_STATUSES, isSellable, offersChoice, type Product } from "./product.ts";
import { ProductIdSchema } from "./product-id.ts";

/** What the bag needs to know of a product as it is now. */
const CurrentProductSchema = v.object({
  ...BagProductSchema.entries,
  sizes: v.array(v.string()),
  colors: v.array(v.string()),
  inventoryStatus: v.picklist(INVENTORY_STATUSES),
  quantity: CountSchema,
});

export type CurrentProduct = v.InferOutput<typeof CurrentProductSchema>;

/** The shop's answer to a bag that asks after its products. */
export const BagAnswerSchema = v.object({
  source: v.picklist(["database", "stale", "sample"]),
  products: v.array(CurrentProductSchema),
});

export type BagAnswer = v.InferOutput<typeof BagAnswerSchema>;

/** The product ids a bag asks after, as they stand in the address: `ids=<uuid>,<uuid>`. */
export const BagIdsSchema = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(","))]),
  v.array(ProductIdSchema),
  v.minLength(1),
  v.maxLength(MAX_BAG_LINES),
);

/** Takes a catalogue product and returns what a bag is told of it. */
export function currentProductOf(product: Product): CurrentProduct {
  const { sizes, colors, inventoryStatus, quantity } = product;
  return { ...bagProductOf(product), sizes, colors, inventoryStatus, quantity };
}

function refreshLine(item: BagItem, current: CurrentProduct | undefined): BagItem {
  if (
    !current ||
    !offersChoice(current.sizes, item.size) ||
    !offersChoice(current.colors, item.color)
  ) {
    return { ...item, availability: "gone", stock: 0 };
  }
  return {
    ...item,
    product: v.parse(BagProductSchema, current),
    availability: isSellable(current) ? "available" : "sold-out",
    stock: current.quantity,
  };
}

/**
 * Takes the bag's lines, the product ids that were asked after and the products that still exist among them.
 * Returns the lines with today's names, prices and availability; lines added since the question stay as they are.
 * Never drops a line and never changes a quantity: the shopper is told and decides.
 */
export function refreshBag(
  items: BagItem[],
  askedIds: string[],
  products: CurrentProduct[],
): BagItem[] {
  return items.map((item) =>
    askedIds.includes(item.product.id)
      ? refreshLine(
          item,
          products.find((product) => product.id === item.product.id),
        )
      : item,
  );
}

/** What a line has to tell its shopper; prices in cents. */
export type BagNotice =
  | { kind: "gone" }
  | { kind: "sold-out" }
  | { kind: "short"; stock: number }
  | { kind: "price"; was: Cents; now: Cents };

/** Takes a line and returns what its shopper must be told, the gravest first. */
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

/** Takes a line and returns whether it must be removed or lowered before the bag can be checked out. */
export function blocksCheckout(item: BagItem): boolean {
  return noticesFor(item).some((notice) => notice.kind !== "price");
}

/**
 * Takes the lines and returns them as they can be bought today: what is gone or sold out leaves, more than is left becomes
 * what is left, and today's prices stand. Only ever on the shopper's word: nothing changes a bag behind its owner.
 */
export function settleBag(items: BagItem[]): BagItem[] {
  return items
    .filter((item) => item.availability === "available" && item.stock !== 0)
    .map((item) => ({
      ...item,
      quantity: Math.min(item.quantity, item.stock ?? item.quantity),
      priceWhenAdded: item.product.price,
    }));
}
