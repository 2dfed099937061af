import { expect, test } from "vitest";
import { readPrice } from "./product-numbers.ts";

test.each([
  ["24,50", 2450],
  ["24.5", 2450],
  [" 245 ", 24_500],
  ["1,245", null],
  ["1.245,50", null],
  ["24,5,0", null],
  [",5", null],
  ["-1", null],
])("reads the price %j as %s cents", (text, cents) => {
  expect(readPrice(text)).toBe(cents);
});
