import { expect, test } from "vitest";
import {
  addToBag,
  type BagChoice,
  type BagItem,
  bagProductOf,
  countOf,
  MAX_BAG_LINES,
  MAX_LINE_QUANTITY,
  removeFromBag,
  restoreToBag,
  setBagQuantity,
  subtotalOf,
} from "./bag.ts";

function choiceOf(changes: Partial<BagChoice> = {}): BagChoice {
  return {
    product: {
      id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
      slug: "silk-wrap-dress",
      name: "Silk Wrap Dress",
      price: 24500,
      collection: "la-dolce-vita",
      image: "/plates/silk-wrap-dress-front-1200.jpg",
    },
    size: "M",
    color: "Terracotta",
    quantity: 1,
    ...changes,
  };
}

function bagOf(...choices: Partial<BagChoice>[]): BagItem[] {
  return choices.reduce<BagItem[]>(
    (items, choice, index) => addToBag(items, choiceOf(choice), index),
    [],
  );
}

test("builds a line's id from product id, size, color and time", () => {
  const [line] = addToBag([], choiceOf(), 1700000000000);
  expect(line?.id).toBe("7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11-M-Terracotta-1700000000000");
});

test("merges lines of the same product, size and color", () => {
  const items = bagOf({ quantity: 2 }, { quantity: 3 });
  expect(items).toHaveLength(1);
  expect(items[0]?.quantity).toBe(5);
});

test("adds a new line for another size or color", () => {
  expect(bagOf({}, { size: "L" }, { color: "Cream" })).toHaveLength(3);
});

test("takes the latest price when merging", () => {
  const [line] = bagOf({}, { product: { ...choiceOf().product, price: 26500 } });
  expect(line?.product.price).toBe(26500);
  expect(line?.priceWhenAdded).toBe(26500);
});

test.each([
  [0, 1],
  [-4, 1],
  [2.9, 2],
  [Number.NaN, 1],
  [1e9, MAX_LINE_QUANTITY],
])("clamps a quantity of %d to %d", (asked, kept) => {
  const [line] = bagOf({});
  expect(setBagQuantity(line ? [line] : [], line?.id ?? "", asked)[0]?.quantity).toBe(kept);
});

test("adds to existing lines of a full bag, but no new line", () => {
  const full = bagOf(
    ...Array.from({ length: MAX_BAG_LINES }, (_, index) => ({ size: `${index}` })),
  );
  expect(addToBag(full, choiceOf({ size: "another" }), 1)).toBe(full);
  expect(addToBag(full, choiceOf({ size: "0" }), 1)[0]?.quantity).toBe(2);
});

test("restores a removed line in its place", () => {
  const items = bagOf({ size: "S" }, { size: "M" }, { size: "L" });
  const [, removed] = items;
  if (!removed) throw new Error("The bag should hold three lines");
  const rest = removeFromBag(items, removed.id);
  expect(rest.map((item) => item.size)).toEqual(["S", "L"]);
  expect(restoreToBag(rest, removed, 1)).toEqual(items);
});

test("merges a restored line into the same variant added meanwhile", () => {
  const [removed] = bagOf({ quantity: 2 });
  if (!removed) throw new Error("The bag should hold a line");
  const items = restoreToBag(bagOf({ quantity: 1 }), removed, 0);
  expect(items.map((item) => item.quantity)).toEqual([3]);
});

test("returns a full bag unchanged when a line is restored", () => {
  const full = bagOf(
    ...Array.from({ length: MAX_BAG_LINES }, (_, index) => ({ size: `${index}` })),
  );
  const [removed] = bagOf({ size: "another" });
  if (!removed) throw new Error("The bag should hold a line");
  expect(restoreToBag(full, removed, 0)).toBe(full);
});

test("excludes unavailable lines from the subtotal, but not from the count", () => {
  const items = bagOf({ quantity: 2 }, { size: "L" });
  const withGone = items.map((item) =>
    item.size === "L" ? { ...item, availability: "discontinued" as const } : item,
  );
  expect(subtotalOf(items)).toBe(3 * 24500);
  expect(subtotalOf(withGone)).toBe(2 * 24500);
  expect(countOf(withGone)).toBe(3);
});

test("stores the first picture of the color, otherwise the product's first, or none", () => {
  const product = {
    ...choiceOf().product,
    originalPrice: null,
    images: ["/a-1200.jpg", "/b-1200.jpg"],
    imageColors: ["Sage", "Cream"],
    description: "",
    category: null,
    sizes: [],
    colors: ["Sage", "Cream", "Navy"],
    inventoryStatus: "in-stock" as const,
    isNewArrival: false,
    isBestseller: false,
    quantity: 1,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
  expect(bagProductOf(product, "Cream").image).toBe("/b-1200.jpg");
  expect(bagProductOf(product, "Navy").image).toBe("/a-1200.jpg");
  expect(bagProductOf({ ...product, images: [] }, "Cream").image).toBeNull();
});
