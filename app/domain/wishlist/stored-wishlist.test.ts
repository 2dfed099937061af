import { expect, test } from "vitest";
import { parseStoredWishlist, serializeWishlist } from "./stored-wishlist.ts";
import { MAX_WISHES, type Wish } from "./wish.ts";

const ID = "7d7a7a52-2a53-4b64-9c3c-0f4c8a3a1b11";
const WISH: Wish = { id: ID, size: "M", color: "Terracotta", price: 24500 };
const BARE: Wish = { id: ID, size: null, color: null, price: null };
const IDS = Array.from(
  { length: MAX_WISHES + 5 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
);
const MANY = IDS.map((id) => ({ ...BARE, id }));

test("round-trips the wishlist with sizes, colors and prices", () => {
  expect(parseStoredWishlist(serializeWishlist([WISH]) ?? "")).toEqual([WISH]);
});

test("stores nothing for an empty wishlist", () => {
  expect(serializeWishlist([])).toBeNull();
});

test("keeps the newest entries of a very long wishlist", () => {
  const newest = MANY.slice(-MAX_WISHES);
  expect(parseStoredWishlist(serializeWishlist(MANY) ?? "")).toEqual(newest);
  expect(parseStoredWishlist(JSON.stringify(MANY))).toEqual(newest);
});

test("drops invalid and repeated products, and keeps the others", () => {
  const hostile = [1, null, {}, ID, [ID], "not-an-id", "' or 1=1 --", `${ID},${ID}`, { id: 1 }];
  expect(parseStoredWishlist(JSON.stringify([...hostile, BARE, BARE, WISH]))).toEqual([BARE]);
});

test.each([
  { size: 1, color: {}, price: "free" },
  { size: "x".repeat(101), color: "Na\u0000vy", price: -1 },
  { size: ["M"], price: 1.5 },
])("keeps a product without its invalid details %j", (details) => {
  expect(parseStoredWishlist(JSON.stringify([{ id: ID, ...details }]))).toEqual([BARE]);
});

test.each(["", "{}", "null", '"text"'])("rejects %s", (text) => {
  expect(() => parseStoredWishlist(text)).toThrow();
});
