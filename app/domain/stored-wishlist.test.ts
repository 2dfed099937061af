import { expect, test } from "vitest";
import { parseStoredWishlist, serializeWishlist } from "./stored-wishlist.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";

test("what is stored is read back", () => {
  expect(parseStoredWishlist(serializeWishlist([ID]) ?? "")).toEqual([ID]);
});

test("an empty wishlist leaves nothing stored", () => {
  expect(serializeWishlist([])).toBeNull();
});

test("a very long wishlist keeps its newest wishes and stays readable", () => {
  const text = serializeWishlist(Array.from({ length: 1500 }, () => ID)) ?? "";
  expect(parseStoredWishlist(text)).toHaveLength(1000);
  expect(() => parseStoredWishlist(text.replace("[", `["${ID}",`))).toThrow();
});

test.each(["", "{}", "[1]", '["not-an-id"]'])("refuses %s", (text) => {
  expect(() => parseStoredWishlist(text)).toThrow();
});
