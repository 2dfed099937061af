import * as v from "valibot";
import { expect, test } from "vitest";
import { addToBag, type BagItem } from "./bag.ts";
import { acceptBagChanges, blocksCheckout, noticesFor, remainingStockFor } from "./bag-notices.ts";
import { refreshBag } from "./bag-refresh.ts";
import { BagIdsSchema, type CurrentProduct, currentProductOf } from "./bag-response.ts";
import { markShortage } from "./shortage.ts";

const DRESS: CurrentProduct = {
  id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  price: 24500,
  collection: "la-dolce-vita",
  image: null,
  sizes: ["S", "M"],
  colors: ["Terracotta"],
  inventoryStatus: "in-stock",
  quantity: 25,
  variants: [],
  colorImages: [],
};

function bagWith(quantity = 1): BagItem[] {
  const { id, slug, name, price, collection, image } = DRESS;
  const product = { id, slug, name, price, collection, image };
  return addToBag([], { product, size: "M", color: "Terracotta", quantity }, 1);
}

function refreshed(items: BagItem[], current: Partial<CurrentProduct>): BagItem {
  const [line] = refreshBag(items, [DRESS.id], [{ ...DRESS, ...current }]);
  if (!line) throw new Error("A refresh never drops a line");
  return line;
}

test("updates the price and reports the old one", () => {
  const line = refreshed(bagWith(), { price: 26500, name: "Silk Wrap Dress II" });
  expect(line.product.price).toBe(26500);
  expect(line.product.name).toBe("Silk Wrap Dress II");
  expect(noticesFor(line, [line])).toEqual([{ kind: "price", was: 24500, now: 26500 }]);
  expect(blocksCheckout(line, [line])).toBe(false);
});

test("shows the picture of the line's color", () => {
  const colorImages = [{ color: "Terracotta", image: "/terracotta-1200.jpg" }];
  const current = { image: "/main-1200.jpg", colorImages };
  expect(refreshed(bagWith(), current).product.image).toBe("/terracotta-1200.jpg");
  expect(refreshed(bagWith(), { ...current, colorImages: [] }).product.image).toBe(
    "/main-1200.jpg",
  );
});

test("knows the picture of each color whose first picture is not the main one", () => {
  const product = {
    ...DRESS,
    originalPrice: null,
    images: ["/cream-1200.jpg", "/sage-1200.jpg"],
    imageColors: ["Cream", "Sage"],
    colors: ["Cream", "Sage", "Navy"],
    description: "",
    category: null,
    isNewArrival: false,
    isBestseller: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    variants: [],
  };
  const { image, colorImages } = currentProductOf(product);
  expect(image).toBe("/cream-1200.jpg");
  expect(colorImages).toEqual([{ color: "Sage", image: "/sage-1200.jpg" }]);
});

test("reports nothing for an unchanged product", () => {
  expect(noticesFor(refreshed(bagWith(), {}), [])).toEqual([]);
});

test("keeps a deleted product's line as discontinued", () => {
  const [line] = refreshBag(bagWith(), [DRESS.id], []);
  expect(line?.product.name).toBe("Silk Wrap Dress");
  expect(line && noticesFor(line, [line])).toEqual([{ kind: "discontinued" }]);
  expect(line && blocksCheckout(line, [line])).toBe(true);
});

test.each([
  ["its size left the catalogue", { sizes: ["S"] }, "discontinued"],
  ["its color left the catalogue", { colors: ["Cream"] }, "discontinued"],
  ["all sizes left the catalogue", { sizes: [] }, "discontinued"],
  ["the owner marked it sold out", { inventoryStatus: "sold-out" as const }, "sold-out"],
  ["none is left", { quantity: 0 }, "sold-out"],
])("marks a line as unavailable when %s", (_when, current, availability) => {
  const line = refreshed(bagWith(), current);
  expect(line.availability).toBe(availability);
  expect(blocksCheckout(line, [line])).toBe(true);
});

test("counts a line's own size and color where the product counts them", () => {
  const variants = [
    { size: "S", color: "Terracotta", quantity: 0 },
    { size: "M", color: "Terracotta", quantity: 1 },
  ];
  const [line] = bagWith(2);
  if (!line) throw new Error("The bag is empty.");
  const current = { quantity: 1, variants };
  expect(refreshed([{ ...line, size: "S" }], current)).toMatchObject({
    availability: "sold-out",
    stock: 0,
  });
  const short = refreshed([line], current);
  expect(short.availability).toBe("available");
  expect(noticesFor(short, [short])).toEqual([{ kind: "short", stock: 1 }]);
  expect(refreshed([line], { quantity: 3, variants: variants.slice(0, 1) }).stock).toBe(0);
});

test("makes a restored product available again", () => {
  const discontinued = refreshBag(bagWith(), [DRESS.id], []);
  expect(refreshed(discontinued, {}).availability).toBe("available");
});

test("reports a shortage and keeps the quantity", () => {
  const line = refreshed(bagWith(6), { quantity: 5 });
  expect(line.quantity).toBe(6);
  expect(noticesFor(line, [line])).toEqual([{ kind: "short", stock: 5 }]);
  expect(blocksCheckout(line, [line])).toBe(true);
});

test("accepts changes: removes unavailable lines, lowers quantities, takes today's prices", () => {
  const discontinued = { ...refreshed(bagWith(), { sizes: ["S"] }), id: "discontinued" };
  const short = refreshed(bagWith(6), { quantity: 5, price: 26500 });
  const settled = acceptBagChanges([discontinued, short]);
  expect(settled).toEqual([{ ...short, quantity: 5, priceWhenAdded: 26500 }]);
  expect(settled.flatMap((line) => noticesFor(line, settled))).toEqual([]);
});

test("leaves available lines unchanged", () => {
  const items = [...bagWith(3), refreshed(bagWith(), {})];
  expect(acceptBagChanges(items)).toEqual(items);
});

test("does not mark a line added since the request as discontinued", () => {
  const items = bagWith();
  expect(refreshBag(items, [], [])).toEqual(items);
});

test.each(["", "1", `${DRESS.id},x`, `${DRESS.id},`, "' or 1=1 --"])("rejects ids=%s", (text) => {
  expect(v.is(BagIdsSchema, text)).toBe(false);
});

test("requests each product once", () => {
  expect(v.parse(BagIdsSchema, `${DRESS.id},${DRESS.id}`)).toEqual([DRESS.id]);
});

/** Two units each in S and M. */
function bagOfTwoSizes(current: Partial<CurrentProduct>): BagItem[] {
  const [line] = bagWith(2);
  if (!line) throw new Error("The bag is empty.");
  const items = [{ ...line, id: "S", size: "S" }, line];
  return refreshBag(items, [DRESS.id], [{ ...DRESS, ...current }]);
}

test("counts the lines of a product together where its sizes share the stock", () => {
  const items = bagOfTwoSizes({ quantity: 3 });
  for (const line of items) {
    expect(noticesFor(line, items)).toEqual([{ kind: "short-together", stock: 3 }]);
    expect(blocksCheckout(line, items)).toBe(true);
    expect(remainingStockFor(line, items)).toBe(1);
  }
  const settled = acceptBagChanges(items);
  expect(settled.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect(settled.flatMap((line) => noticesFor(line, settled))).toEqual([]);
  expect(acceptBagChanges(bagOfTwoSizes({ quantity: 2 }))).toHaveLength(1);
});

test("counts the lines of a product apart where each size has its own stock", () => {
  const variants = DRESS.sizes.map((size) => ({ size, color: "Terracotta", quantity: 2 }));
  const items = bagOfTwoSizes({ quantity: 4, variants });
  expect(items.flatMap((line) => noticesFor(line, items))).toEqual([]);
  expect(acceptBagChanges(items)).toEqual(items);
});

test("marks the lines that a checkout found short until the next refresh", () => {
  const short = { productId: DRESS.id, size: "M", color: "Terracotta", available: 1 };
  const shared = markShortage(bagOfTwoSizes({}), short);
  expect(shared.every((line) => blocksCheckout(line, shared))).toBe(true);
  expect(acceptBagChanges(shared).map(({ quantity }) => quantity)).toEqual([1]);

  const variants = DRESS.sizes.map((size) => ({ size, color: "Terracotta", quantity: 5 }));
  const counted = markShortage(bagOfTwoSizes({ variants }), { ...short, available: 0 });
  expect(counted.map(({ availability }) => availability)).toEqual(["available", "sold-out"]);
  expect(refreshBag(counted, [DRESS.id], [DRESS])[1]?.availability).toBe("available");
});
