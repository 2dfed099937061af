import { expect, test } from "vitest";
import { pageFromQuery } from "./page-from-query.ts";

test.each([
  ["", 1],
  ["page=3", 3],
  ["page=10000", 10_000],
  ["page=10001", 1],
  ["page=0", 1],
  ["page=-2", 1],
  ["page=1.5", 1],
  ["page=1e400", 1],
  ["page=%00", 1],
  ["page='; drop table reviews", 1],
  ["page=2&page=9", 2],
])("reads %s as page %d", (query, page) => {
  expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
});
