import { expect, test } from "vitest";
import { searchWordsOf } from "./search-words.ts";

test.each([
  ["Silk  Dress", ["silk", "dress"]],
  ["silk silk", ["silk"]],
  ["l'abito più bello", ["l", "abito", "piu", "bello"]],
  ["Pantalón PANUELO pañuelo", ["pantalon", "panuelo"]],
  ['%_\\",()*', []],
  ["", []],
])("looks for the words of %j", (search, words) => {
  expect(searchWordsOf(search)).toEqual(words);
});

test("looks for eight words at most", () => {
  expect(searchWordsOf("a b c d e f g h i j")).toHaveLength(8);
});
