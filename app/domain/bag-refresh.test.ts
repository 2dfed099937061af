import * as v from "valibot";
import { expect, test } from "vitest";
import { addToBag, type BagItem } from "./bag.ts";
import {
  acceptBagChanges,
  BagIdsSchema,
  blocksCheckout,
  type CurrentProduct,
  noticesFor,
  refreshBag,
} from "./bag-refresh.ts";

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
};

function bagWith(quantity = 1): BagItem[] {
  const { sizes, colors, inventoryStatus, quantity: _stock, ...product } = DRESS;
  return addToBag([], { product, size: "M", color: "Terracotta", quantity }, 1);
}

function refreshed(items: BagItem[], current: Partial<CurrentProduct>): BagItem {
  const [line] = refreshBag(items, [DRESS.id], [{ ...DRESS, ...current }]);
  if (!line) throw new Error("A refresh never drops a line");
  return line;
}

test("a dearer product takes its new price and says what it was", () => {
  const line = refreshed(bagWith(), { price: 26500, name: "Silk Wrap Dress II" });
  expect(line.product.price).toBe(26500);
  expect(line.product.name).toBe("Silk Wrap Dress II");
  expect(noticesFor(line)).toEqual([{ kind: "price", was: 24500, now: 26500 }]);
  expect(blocksCheckout(line)).toBe(false);
});

test("an unchanged product has nothing to tell", () => {
  expect(noticesFor(refreshed(bagWith(), {}))).toEqual([]);
});

test("a product that is no longer answered stays on its line, as discontinued", () => {
  const [line] = refreshBag(bagWith(), [DRESS.id], []);
  expect(line?.product.name).toBe("Silk Wrap Dress");
  expect(line && noticesFor(line)).toEqual([{ kind: "discontinued" }]);
  expect(line && blocksCheckout(line)).toBe(true);
});

test.each([
  ["its size left the catalogue", { sizes: ["S"] }, "discontinued"],
  ["its colour left the catalogue", { colors: ["Cream"] }, "discontinued"],
  ["all sizes left the catalogue", { sizes: [] }, "discontinued"],
  ["the owner marked it sold out", { inventoryStatus: "sold-out" as const }, "sold-out"],
  ["none is left", { quantity: 0 }, "sold-out"],
])("a line is not available when %s", (_when, current, availability) => {
  const line = refreshed(bagWith(), current);
  expect(line.availability).toBe(availability);
  expect(blocksCheckout(line)).toBe(true);
});

test("a product that comes back is available again", () => {
  const discontinued = refreshBag(bagWith(), [DRESS.id], []);
  expect(refreshed(discontinued, {}).availability).toBe("available");
});

test("more pieces than are left is told, and the quantity is left to the shopper", () => {
  const line = refreshed(bagWith(6), { quantity: 5 });
  expect(line.quantity).toBe(6);
  expect(noticesFor(line)).toEqual([{ kind: "short", stock: 5 }]);
  expect(blocksCheckout(line)).toBe(true);
});

test("a settled bag holds what can be bought, at most what is left, at today's prices", () => {
  const discontinued = { ...refreshed(bagWith(), { sizes: ["S"] }), id: "discontinued" };
  const short = refreshed(bagWith(6), { quantity: 5, price: 26500 });
  const settled = acceptBagChanges([discontinued, short]);
  expect(settled).toEqual([{ ...short, quantity: 5, priceWhenAdded: 26500 }]);
  expect(settled.flatMap(noticesFor)).toEqual([]);
});

test("settling changes nothing that can be bought as it stands", () => {
  const items = [...bagWith(3), refreshed(bagWith(), {})];
  expect(acceptBagChanges(items)).toEqual(items);
});

test("a line added since the question is not called discontinued", () => {
  const items = bagWith();
  expect(refreshBag(items, [], [])).toEqual(items);
});

test.each(["", "1", `${DRESS.id},x`, `${DRESS.id},`, "' or 1=1 --"])("refuses ids=%s", (text) => {
  expect(v.is(BagIdsSchema, text)).toBe(false);
});

test("asks after each product once", () => {
  expect(v.parse(BagIdsSchema, `${DRESS.id},${DRESS.id}`)).toEqual([DRESS.id]);
});
