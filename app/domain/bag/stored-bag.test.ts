import { expect, test } from "vitest";
import { addToBag, type BagItem } from "./bag.ts";
import { parseStoredBag, serializeBag } from "./stored-bag.ts";

const PRODUCT = {
  id: "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11",
  slug: "silk-wrap-dress",
  name: "Silk Wrap Dress",
  price: 24500,
  collection: null,
  image: null,
};

function bagOf(image: string | null): BagItem[] {
  return addToBag([], { product: { ...PRODUCT, image }, size: "M", color: "", quantity: 2 }, 1);
}

test("round-trips the bag", () => {
  const [line] = bagOf("/plates/silk-wrap-dress-front-1200.jpg");
  const items = line ? [{ ...line, stock: 3, sharesStock: true }] : [];
  expect(parseStoredBag(serializeBag(items) ?? "")).toEqual(items);
});

test("stores nothing for an empty bag", () => {
  expect(serializeBag([])).toBeNull();
});

test("does not store data URLs", () => {
  expect(serializeBag(bagOf(`data:image/jpeg;base64,${"A".repeat(100)}`))).not.toContain("base64");
});

test("reads a line without the newer fields", () => {
  const bare = { id: "x", product: PRODUCT, size: "M", color: "Cream", quantity: 1 };
  expect(parseStoredBag(JSON.stringify([bare]))).toEqual([
    { ...bare, priceWhenAdded: 24500, availability: "available", stock: null },
  ]);
});

const LINE = { id: "x", product: PRODUCT, size: "M", color: "Cream", quantity: 1 };

test.each([
  "",
  "{",
  "null",
  '"bag"',
  "{}",
  "[null]",
  JSON.stringify([{ ...LINE, quantity: 0 }]),
  JSON.stringify([{ ...LINE, quantity: 1.5 }]),
  JSON.stringify([{ ...LINE, quantity: 1e6 }]),
  JSON.stringify([{ ...LINE, product: { ...PRODUCT, price: -1 } }]),
  JSON.stringify([{ ...LINE, product: { ...PRODUCT, price: 0.5 } }]),
  JSON.stringify([{ ...LINE, product: { ...PRODUCT, id: "1" } }]),
  JSON.stringify([{ ...LINE, quantity: 21 }]),
  JSON.stringify([{ ...LINE, stock: -1 }]),
  JSON.stringify([{ ...LINE, priceWhenAdded: null }]),
  JSON.stringify([{ ...LINE, availability: "soon" }]),
  JSON.stringify([LINE]).replace('"price":24500', '"price":1e400'),
  JSON.stringify([LINE]).replace('"price":24500', '"price":9007199254740993'),
  JSON.stringify([{ ...LINE, product: [] }]),
  JSON.stringify(Array.from({ length: 31 }, () => LINE)),
])("rejects %s", (text) => {
  expect(() => parseStoredBag(text)).toThrow();
});

test("drops unknown fields", () => {
  const text = JSON.stringify([LINE]).replace("{", '{"__proto__":{"price":1},"toString":1,');
  const [line] = parseStoredBag(text);
  expect(line).toEqual({ ...LINE, priceWhenAdded: 24500, availability: "available", stock: null });
  expect(Object.getPrototypeOf(line)).toBe(Object.prototype);
});
