import type { BagItem } from "./bag.ts";
import type { CurrentProduct } from "./bag-response.ts";
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
    sharesStock: current.variants.length === 0,
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

/**
 * Return the lines as they can be bought today, at today's prices: unavailable ones removed, quantities lowered to the
 * stock, of lines that share it the later ones first. Call only when the shopper asks for it.
 */
export function acceptBagChanges(items: BagItem[]): BagItem[] {
  const taken: Record<string, number> = {};
  return items.flatMap((item) => {
    const { id, price } = item.product;
    const used = taken[id] ?? 0;
    const left = (item.stock ?? Infinity) - (item.sharesStock ? used : 0);
    const quantity = item.availability === "available" ? Math.min(item.quantity, left) : 0;
    taken[id] = used + quantity;
    return quantity > 0 ? [{ ...item, quantity, priceWhenAdded: price }] : [];
  });
}
