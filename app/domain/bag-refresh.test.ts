import * as v from "valibot";
import { expect, test } from "vitest";
import { addToBag, type BagItem } from "./bag.ts";
import { acceptBagChanges, blocksCheckout, noticesFor, refreshBag } from "./bag-refresh.ts";
import { BagIdsSchema, type CurrentProduct, currentProductOf } from "./bag-response.ts";

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
  expect(noticesFor(line)).toEqual([{ kind: "price", was: 24500, now: 26500 }]);
  expect(blocksCheckout(line)).toBe(false);
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
  expect(noticesFor(refreshed(bagWith(), {}))).toEqual([]);
});

test("keeps a deleted product's line as discontinued", () => {
  const [line] = refreshBag(bagWith(), [DRESS.id], []);
  expect(line?.product.name).toBe("Silk Wrap Dress");
  expect(line && noticesFor(line)).toEqual([{ kind: "discontinued" }]);
  expect(line && blocksCheckout(line)).toBe(true);
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
  expect(blocksCheckout(line)).toBe(true);
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
  expect(noticesFor(short)).toEqual([{ kind: "short", stock: 1 }]);
  expect(refreshed([line], { quantity: 3, variants: variants.slice(0, 1) }).stock).toBe(0);
});

test("makes a restored product available again", () => {
  const discontinued = refreshBag(bagWith(), [DRESS.id], []);
  expect(refreshed(discontinued, {}).availability).toBe("available");
});

test("reports a shortage and keeps the quantity", () => {
  const line = refreshed(bagWith(6), { quantity: 5 });
  expect(line.quantity).toBe(6);
  expect(noticesFor(line)).toEqual([{ kind: "short", stock: 5 }]);
  expect(blocksCheckout(line)).toBe(true);
});

test("accepts changes: removes unavailable lines, lowers quantities, takes today's prices", () => {
  const discontinued = { ...refreshed(bagWith(), { sizes: ["S"] }), id: "discontinued" };
  const short = refreshed(bagWith(6), { quantity: 5, price: 26500 });
  const settled = acceptBagChanges([discontinued, short]);
  expect(settled).toEqual([{ ...short, quantity: 5, priceWhenAdded: 26500 }]);
  expect(settled.flatMap(noticesFor)).toEqual([]);
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
