import { expect, test } from "vitest";
import { parseStoredWishlist } from "./parse-stored-wishlist.ts";
import { MAX_WISHES, serializeWishlist } from "./stored-wishlist.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
const MANY = Array.from(
  { length: MAX_WISHES + 5 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
);

test("round-trips the wishlist", () => {
  expect(parseStoredWishlist(serializeWishlist([ID]) ?? "")).toEqual([ID]);
});

test("stores nothing for an empty wishlist", () => {
  expect(serializeWishlist([])).toBeNull();
});

test("keeps the newest entries of a very long wishlist", () => {
  const newest = MANY.slice(-MAX_WISHES);
  expect(parseStoredWishlist(serializeWishlist(MANY) ?? "")).toEqual(newest);
  expect(parseStoredWishlist(JSON.stringify(MANY))).toEqual(newest);
});

test("drops invalid and repeated ids, and keeps the others", () => {
  const hostile = [1, null, {}, [ID], "not-an-id", "' or 1=1 --", `${ID},${ID}`, ID, ID];
  expect(parseStoredWishlist(JSON.stringify(hostile))).toEqual([ID]);
});

test.each(["", "{}", "null", '"text"'])("rejects %s", (text) => {
  expect(() => parseStoredWishlist(text)).toThrow();
});
