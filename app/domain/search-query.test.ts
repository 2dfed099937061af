import { expect, test } from "vitest";
import { searchQuery, searchWordsOf } from "./search-query.ts";

test.each([
  ["dress", "dress:*"],
  ["  Silk   wrap silk ", "silk:* & wrap:*"],
  ["d'été", "d:* & été:*"],
  ["a & !b | (c)", "a:* & b:* & c:*"],
  ["35", "35:*"],
])("%s is asked as %s", (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});

test.each(["", "   ", "&|!():*'\"\\"])("%s asks for nothing", (typed) => {
  expect(searchQuery(typed)).toBeNull();
});

test.each([
  ["Silk  Dress", ["silk", "dress"]],
  ["silk silk", ["silk"]],
  ["l'abito più bello", ["l", "abito", "più", "bello"]],
  ['%_\\",()*', []],
  ["", []],
])("looks for the words of %j", (search, words) => {
  expect(searchWordsOf(search)).toEqual(words);
});

test("looks for eight words at most", () => {
  expect(searchWordsOf("a b c d e f g h i j")).toHaveLength(8);
});
