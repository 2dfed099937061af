import { expect, test } from "vitest";
import { countOf } from "./choice-counts.ts";

test.each([
  ["M", 3],
  ["L", 0],
  ["constructor", 0],
])("counts %s as %i", (size, count) => {
  expect(countOf({ M: 3 }, size)).toBe(count);
});
