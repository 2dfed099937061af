import { expect, test } from "vitest";
import { searchQuery } from "./search-query.ts";

test.each([
  ["dress", "dress:*"],
  ["  Silk   wrap ", "Silk:* & wrap:*"],
  ["d'été", "d:* & été:*"],
  ["a & !b | (c)", "a:* & b:* & c:*"],
  ["35", "35:*"],
])("%s is asked as %s", (typed, query) => {
  expect(searchQuery(typed)).toBe(query);
});

test.each(["", "   ", "&|!():*'\"\\"])("%s asks for nothing", (typed) => {
  expect(searchQuery(typed)).toBeNull();
});
