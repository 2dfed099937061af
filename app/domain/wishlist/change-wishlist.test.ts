import { expect, test } from "vitest";
import { addWishes, chooseForWish, restoreWish } from "./change-wishlist.ts";
import { MAX_WISHES, type Wish } from "./wish.ts";

const wish = (id: string): Wish => ({ id, size: null, color: null, price: null });
const [A, B, C] = [wish("a"), wish("b"), wish("c")];

test("remembers a size and keeps the color", () => {
  const chosen = { ...A, color: "Navy" };
  expect(chooseForWish([chosen, B], "a", { size: "M" })).toEqual([{ ...chosen, size: "M" }, B]);
});

test("restores a removed product in its place, once", () => {
  expect(restoreWish([A, C], B, 1)).toEqual([A, B, C]);
  expect(restoreWish([A, B], B, 0)).toEqual([A, B]);
  expect(restoreWish([A], B, 9)).toEqual([A, B]);
});

test("adds what is not saved yet, and drops none of the own products in a full wishlist", () => {
  expect(addWishes([A], [{ ...A, size: "M" }, B])).toEqual([A, B]);
  const many = Array.from({ length: MAX_WISHES }, (_, index) => wish(String(index)));
  expect(addWishes(many, [A])).toEqual(many);
  expect(addWishes(many.slice(1), [A, B])).toEqual([...many.slice(1), A]);
});
