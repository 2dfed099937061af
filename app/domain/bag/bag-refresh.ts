import { isSellable, offersChoice } from "../product/product.ts";
import { unitsOf } from "../product/variant.ts";
import type { BagItem } from "./bag.ts";
import type { CurrentProduct } from "./bag-response.ts";

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
