import { expect, test } from "vitest";
import { addToBag, type BagItem } from "../bag/bag.ts";
import { withoutPaidItems } from "./without-paid-items.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
const PRODUCT = {
  id: ID,
  slug: "boots",
  name: "Boots",
  price: 24500,
  collection: null,
  image: null,
};

const bagOf = (...lines: [size: string, color: string, quantity: number][]): BagItem[] =>
  lines.reduce<BagItem[]>(
    (bag, [size, color, quantity], index) =>
      addToBag(bag, { product: PRODUCT, size, color, quantity }, index),
    [],
  );

const paid = (size: string, color: string, quantity: number, sku = ID) => ({
  sku,
  size,
  color,
  quantity,
});

test("empties a bag that is the order", () => {
  const bag = bagOf(["36", "Camel", 2], ["37", "Navy", 1]);
  expect(withoutPaidItems(bag, [paid("36", "Camel", 2), paid("37", "Navy", 1)])).toEqual([]);
});

test("keeps other products, sizes, colors and units", () => {
  const bag = bagOf(["36", "Camel", 3], ["36", "Navy", 1], ["37", "Camel", 1]);
  const left = withoutPaidItems(bag, [
    paid("36", "Camel", 2),
    paid("36", "Navy", 1, "00000000-0000-4000-8000-000000000001"),
  ]);
  expect(left).toEqual([{ ...bag[0], quantity: 1 }, bag[1], bag[2]]);
});

test("removes a line whose quantity was lowered meanwhile", () => {
  expect(withoutPaidItems(bagOf(["36", "Camel", 1]), [paid("36", "Camel", 2)])).toEqual([]);
});
