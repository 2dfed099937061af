import { expect, test } from "vitest";
import { searchWordsOf } from "./search-words.ts";

test.each([
  ["Silk  Dress", ["silk", "dress"]],
  ["silk silk", ["silk"]],
  ["l'abito più bello", ["l", "abito", "piu", "bello"]],
  ["Pantalón PANUELO pañuelo", ["pantalon", "panuelo"]],
  ['%_\\",()*', []],
  ["", []],
])("splits %j into words", (search, words) => {
  expect(searchWordsOf(search)).toEqual(words);
});

test("limits a search to eight words", () => {
  expect(searchWordsOf("a b c d e f g h i j")).toHaveLength(8);
});
