import type { BagItem } from "./bag.ts";
import type { CurrentProduct } from "./bag-response.ts";
import type { Cents } from "./money.ts";
import { isSellable, offersChoice } from "./product.ts";
import { unitsOf } from "./variant.ts";

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
  const { id, slug, name, price, collection, inventoryStatus } = current;
  const quantity = unitsOf(current, item);
  return {
    ...item,
    product: { id, slug, name, price, collection, image: imageOf(current, item.color) },
    availability: isSellable({ inventoryStatus, quantity }) ? "available" : "sold-out",
    stock: quantity,
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
