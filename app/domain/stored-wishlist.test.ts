import { expect, test } from "vitest";
import { parseStoredWishlist } from "./parse-stored-wishlist.ts";
import { serializeWishlist } from "./stored-wishlist.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";

test("round-trips the wishlist", () => {
  expect(parseStoredWishlist(serializeWishlist([ID]) ?? "")).toEqual([ID]);
});

test("stores nothing for an empty wishlist", () => {
  expect(serializeWishlist([])).toBeNull();
});

test("keeps the newest entries of a very long wishlist", () => {
  const text = serializeWishlist(Array.from({ length: 1500 }, () => ID)) ?? "";
  expect(parseStoredWishlist(text)).toHaveLength(1000);
  expect(() => parseStoredWishlist(text.replace("[", `["${ID}",`))).toThrow();
});

test.each(["", "{}", "[1]", '["not-an-id"]'])("rejects %s", (text) => {
  expect(() => parseStoredWishlist(text)).toThrow();
});
