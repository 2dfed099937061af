import { expect, test } from "vitest";
import { NO_DETAILS } from "../product/product-details.ts";
import type { ProductValues } from "./admin-product.ts";
import { changesBetween, conflictsBetween } from "./product-changes.ts";

const dress: ProductValues = {
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  nameEs: "Vestido cruzado de seda",
  description: "Como silk.",
  descriptionEs: "",
  price: 24500,
  originalPrice: null,
  images: ["a"],
  imageColors: [],
  companions: [],
  ...NO_DETAILS,
  fabricEs: "",
  categoryId: null,
  collectionId: null,
  sizes: ["S", "M"],
  colors: ["Cream"],
  inventoryStatus: "in-stock",
  statusFollowsStock: false,
  isNewArrival: true,
  isBestseller: false,
  isDraft: false,
  quantity: 25,
  variants: null,
};

test("returns only changed fields", () => {
  expect(changesBetween(dress, { ...dress, price: 19900, originalPrice: 24500 })).toEqual({
    price: 19900,
    originalPrice: 24500,
  });
  expect(changesBetween(dress, { ...dress })).toEqual({});
});

test("treats reordered pictures as a change, reordered variants not", () => {
  expect(
    changesBetween({ ...dress, images: ["a", "b"] }, { ...dress, images: ["b", "a"] }),
  ).toEqual({ images: ["b", "a"], imageColors: [] });
  const variants = [
    { size: "S", color: "Cream", quantity: 1 },
    { size: "M", color: "Cream", quantity: 2 },
  ];
  expect(
    changesBetween({ ...dress, variants }, { ...dress, variants: variants.toReversed() }),
  ).toEqual({});
});

test("sends and compares the colors of pictures only together with the pictures", () => {
  const opened = { ...dress, images: ["a", "b"], imageColors: ["Cream"] };
  const reordered = { ...opened, images: ["b", "a"], imageColors: ["", "Cream"] };
  expect(changesBetween(opened, reordered)).toEqual({
    images: ["b", "a"],
    imageColors: ["", "Cream"],
  });
  const recolored = { imageColors: ["Cream", "Cream"] };
  expect(conflictsBetween(opened, reordered, recolored)).toEqual(["imageColors"]);
  expect(conflictsBetween(opened, { ...opened, price: 1 }, recolored)).toEqual([]);
});

test("never sends the sum of variants", () => {
  const variants = [{ size: "S", color: "Cream", quantity: 4 }];
  expect(changesBetween(dress, { ...dress, variants, quantity: 4 })).toEqual({ variants });
});

test("reports a conflict only for fields that both changed", () => {
  const current = { ...dress, price: 20000, quantity: 24 };
  expect(conflictsBetween(dress, current, { price: 19900, name: "Wrap Dress" })).toEqual(["price"]);
  expect(conflictsBetween(dress, current, { name: "Wrap Dress" })).toEqual([]);
  expect(conflictsBetween(dress, current, { price: 20000 })).toEqual([]);
});
