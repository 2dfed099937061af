import { expect, test } from "vitest";
import { addToBag, type BagItem } from "./bag.ts";
import type { CurrentProduct } from "./bag-response.ts";
import { changeBagLine, isChangeable } from "./change-bag-line.ts";

const DRESS: CurrentProduct = {
  id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  price: 24500,
  collection: null,
  image: "/main-1200.jpg",
  sizes: ["S", "M"],
  colors: ["Terracotta", "Sage Green"],
  inventoryStatus: "in-stock",
  quantity: 40,
  variants: [],
  colorImages: [{ color: "Sage Green", image: "/sage-1200.jpg" }],
};

const OTHER = { ...DRESS, id: "00000000-0000-4000-8000-000000000001", name: "Belt" };

function bagOf(...lines: [size: string, color: string, quantity: number][]): BagItem[] {
  const items = lines.reduce<BagItem[]>(
    (bag, [size, color, quantity], index) =>
      addToBag(bag, { product: DRESS, size, color, quantity }, index),
    [],
  );
  return addToBag(items, { product: OTHER, size: "", color: "", quantity: 1 }, 9);
}

const change = (items: BagItem[], free = 40) => {
  const to = { size: "S", color: "Sage Green", free, product: DRESS };
  const changed = changeBagLine(items, items[0]?.id ?? "", to, 77);
  if (!changed) throw new Error("The line is missing.");
  return changed;
};

test("changes size, color and picture of a line, which stays in its place", () => {
  const { items, line, limit } = change(bagOf(["M", "Terracotta", 2]));
  expect(items.map(({ size, color, quantity }) => [size, color, quantity])).toEqual([
    ["S", "Sage Green", 2],
    ["", "", 1],
  ]);
  expect(items[0]).toBe(line);
  expect(line.id).toBe(`${DRESS.id}-S-Sage Green-77`);
  expect(line.product.image).toBe("/sage-1200.jpg");
  expect(limit).toBeNull();
});

test("merges the line into that of the same variant", () => {
  const { items, line } = change(bagOf(["M", "Terracotta", 2], ["S", "Sage Green", 3]));
  expect(items).toHaveLength(2);
  expect(items[0]).toBe(line);
  expect(line).toMatchObject({ id: `${DRESS.id}-S-Sage Green-1`, quantity: 5 });
});

test("lowers the quantity to the order's limit and to the stock", () => {
  const merged = bagOf(["M", "Terracotta", 12], ["S", "Sage Green", 12]);
  expect(change(merged)).toMatchObject({ line: { quantity: 20 }, limit: "order" });
  expect(change(merged, 5)).toMatchObject({ line: { quantity: 5 }, limit: "stock" });
  expect(change(bagOf(["M", "Terracotta", 2]), 2)).toMatchObject({ limit: null });
});

test("makes a line available whose size is no longer offered", () => {
  const [gone, ...others] = bagOf(["XL", "Terracotta", 1]);
  if (!gone) throw new Error("The bag is empty.");
  const { line } = change([{ ...gone, availability: "discontinued", stock: 0 }, ...others]);
  expect(line).toMatchObject({ availability: "available", stock: 40 });
});

test("returns null for a line that was removed meanwhile", () => {
  const to = { size: "S", color: "Terracotta", free: 1, product: DRESS };
  expect(changeBagLine([], "x", to, 1)).toBeNull();
});

test("offers the change of a line only where there is something else to choose", () => {
  const [line] = bagOf(["M", "Terracotta", 1]);
  if (!line) throw new Error("The bag is empty.");
  const single = { ...DRESS, sizes: ["M"], colors: ["Terracotta"] };
  expect(isChangeable(line, DRESS)).toBe(true);
  expect(isChangeable(line, single)).toBe(false);
  expect(isChangeable({ ...line, size: "XL" }, single)).toBe(true);
  expect(isChangeable(line, { ...DRESS, inventoryStatus: "sold-out" })).toBe(false);
  expect(isChangeable(line, undefined)).toBe(false);
});
