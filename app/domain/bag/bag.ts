import type { Cents } from "../money/money.ts";
import { picturesOf } from "../product/color-pictures.ts";
import type { Product } from "../product/product.ts";

/** What the bag stores of a product, to show it before the catalogue responds. */
export type BagProduct = Pick<Product, "id" | "slug" | "name" | "price" | "collection"> & {
  image: string | null;
};

/** `discontinued`: the product, its size or its color is no longer in the catalogue. */
export const AVAILABILITIES = ["available", "sold-out", "discontinued"] as const;
type Availability = (typeof AVAILABILITIES)[number];

/** One line of the bag (specification section 3, Cart item). */
export type BagItem = {
  /** Product id, size, color and timestamp, joined. */
  id: string;
  /** As last read from the catalogue. `product.price` is the current price. */
  product: BagProduct;
  size: string;
  color: string;
  quantity: number;
  /** The price when it was added. The line shows a difference. */
  priceWhenAdded: Cents;
  availability: Availability;
  /** Stock when the catalogue was last read; null before that. */
  stock: number | null;
  /** Whether all sizes and colors of the product share the stock. */
  sharesStock?: boolean | undefined;
};

export type BagChoice = { product: BagProduct; size: string; color: string; quantity: number };

/** Units per line. The database enforces it (`shop_settings.max_line_quantity`). */
export const MAX_LINE_QUANTITY = 20;

/** Lines per bag. The database enforces it (`shop_settings.max_checkout_lines`). */
export const MAX_BAG_LINES = 30;

function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)));
}

/** Return what the bag stores of a product in a color. */
export function bagProductOf(product: Product, color: string): BagProduct {
  const { id, slug, name, price, collection } = product;
  return { id, slug, name, price, collection, image: picturesOf(product, color)[0] ?? null };
}

type Variant = Pick<BagItem, "product" | "size" | "color">;

/** Return whether two lines are the same product, size and color. */
export function isSameVariant(a: Variant, b: Variant): boolean {
  return a.product.id === b.product.id && a.size === b.size && a.color === b.color;
}

/**
 * Add a choice at the time `now` (ms). Merges into the line of the same variant (specification section 4). Returns a
 * full bag unchanged.
 */
export function addToBag(items: BagItem[], choice: BagChoice, now: number): BagItem[] {
  const { product, size, color } = choice;
  if (items.some((item) => isSameVariant(item, choice))) {
    return items.map((item) =>
      isSameVariant(item, choice)
        ? {
            ...item,
            product,
            priceWhenAdded: product.price,
            availability: "available",
            quantity: clampQuantity(item.quantity + choice.quantity),
          }
        : item,
    );
  }
  if (items.length >= MAX_BAG_LINES) return items;
  const line: BagItem = {
    id: [product.id, size, color, now].join("-"),
    product,
    size,
    color,
    quantity: clampQuantity(choice.quantity),
    priceWhenAdded: product.price,
    availability: "available",
    stock: null,
  };
  return [...items, line];
}

/** Remove the line `id`. */
export function removeFromBag(items: BagItem[], id: string): BagItem[] {
  return items.filter((item) => item.id !== id);
}

/**
 * Put a removed line back at `index`, or merge it into a line of the same variant added meanwhile. Returns a full bag
 * unchanged.
 */
export function restoreToBag(items: BagItem[], removed: BagItem, index: number): BagItem[] {
  if (items.some((item) => isSameVariant(item, removed))) {
    return items.map((item) =>
      isSameVariant(item, removed)
        ? { ...item, quantity: clampQuantity(item.quantity + removed.quantity) }
        : item,
    );
  }
  if (items.length >= MAX_BAG_LINES) return items;
  return [...items.slice(0, index), removed, ...items.slice(index)];
}

/** Set the quantity of line `id`, at least 1 (specification section 4). */
export function setBagQuantity(items: BagItem[], id: string, quantity: number): BagItem[] {
  return items.map((item) =>
    item.id === id ? { ...item, quantity: clampQuantity(quantity) } : item,
  );
}

/** Return the number of units of a bag's or an order's lines. */
export function countOf(items: readonly Pick<BagItem, "quantity">[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

/** Return the subtotal in cents of the available lines. */
export function subtotalOf(items: BagItem[]): Cents {
  return items
    .filter((item) => item.availability === "available")
    .reduce((sum, item) => sum + item.product.price * item.quantity, 0);
}
