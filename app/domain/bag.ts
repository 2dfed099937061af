import type { Cents } from "./money.ts";
import type { Product } from "./product.ts";

/** What the bag remembers of a product, so that it can be shown before the catalogue answers. */
export type BagProduct = Pick<Product, "id" | "slug" | "name" | "price" | "collection"> & {
  image: string | null;
};

/** Whether a line can still be bought: `gone` when the product, its size or its colour left the catalogue. */
export const AVAILABILITIES = ["available", "sold-out", "discontinued"] as const;
type Availability = (typeof AVAILABILITIES)[number];

/** One line of the bag (specification section 3, Cart item). */
export type BagItem = {
  /** Product id, size, colour and a timestamp combined. */
  id: string;
  /** As the catalogue last had it, so `product.price` is what the piece costs now. */
  product: BagProduct;
  size: string;
  color: string;
  quantity: number;
  /** What the piece cost when the shopper chose it; a difference is shown on the line. */
  priceWhenAdded: Cents;
  availability: Availability;
  /** Pieces in stock when the catalogue was last read; null until it has been. */
  stock: number | null;
};

export type BagChoice = { product: BagProduct; size: string; color: string; quantity: number };

/** The most of one piece a shopper may hold; the database refuses more (`shop_settings.max_line_quantity`). */
export const MAX_LINE_QUANTITY = 20;

/** The most lines a bag takes; the database refuses more (`shop_settings.max_checkout_lines`). */
export const MAX_BAG_LINES = 30;

function clampQuantity(quantity: number): number {
  if (Number.isNaN(quantity)) return 1;
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, Math.trunc(quantity)));
}

/** Takes a catalogue product and returns what the bag keeps of it. */
export function bagProductOf(product: Product): BagProduct {
  const { id, slug, name, price, collection, images } = product;
  return { id, slug, name, price, collection, image: images[0] ?? null };
}

type Variant = Pick<BagItem, "product" | "size" | "color">;

/** Takes two lines or choices and returns whether they are the same product, size and colour. */
export function isSameVariant(a: Variant, b: Variant): boolean {
  return a.product.id === b.product.id && a.size === b.size && a.color === b.color;
}

/**
 * Takes the bag's lines, a choice and the time in milliseconds; returns the lines with the choice added.
 * The same product, size and colour merge into one line (specification section 4).
 * A full bag is returned as it is.
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

/** Takes the bag's lines and returns them without the line `id`. */
export function removeFromBag(items: BagItem[], id: string): BagItem[] {
  return items.filter((item) => item.id !== id);
}

/**
 * Takes the bag's lines, a removed line and where it stood; returns the lines with it back in its place.
 * A line of the same piece added meanwhile takes its quantity instead, so that no piece stands twice.
 */
export function restoreToBag(items: BagItem[], removed: BagItem, index: number): BagItem[] {
  if (items.some((item) => isSameVariant(item, removed))) {
    return items.map((item) =>
      isSameVariant(item, removed)
        ? { ...item, quantity: clampQuantity(item.quantity + removed.quantity) }
        : item,
    );
  }
  return items.toSpliced(index, 0, removed);
}

/** Takes the bag's lines and returns them with line `id` at `quantity`, never below 1 (specification section 4). */
export function setBagQuantity(items: BagItem[], id: string, quantity: number): BagItem[] {
  return items.map((item) =>
    item.id === id ? { ...item, quantity: clampQuantity(quantity) } : item,
  );
}

/** Takes the bag's lines and returns how many pieces they hold together. */
export function countOf(items: BagItem[]): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

/** Takes the bag's lines and returns their subtotal in cents; what can no longer be bought costs nothing. */
export function subtotalOf(items: BagItem[]): Cents {
  return items
    .filter((item) => item.availability === "available")
    .reduce((sum, item) => sum + item.product.price * item.quantity, 0);
}
