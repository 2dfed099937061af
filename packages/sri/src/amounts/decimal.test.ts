import { expect, test } from "vitest";
import { formatCents } from "./cents.ts";
import { formatMillionths, quantityInMillionths, unitPriceInMillionths } from "./decimal.ts";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [123_450, "1234.50"],
  [99_999_999_999_999, "999999999999.99"],
])("formats %i cents as %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1e14])("formats no %d cents", (cents) => {
  expect(() => formatCents(cents)).toThrow(/^amount/);
});

test.each([
  [1, "1.00"],
  [0.5, "0.50"],
  [0.1 + 0.2 - 0.3 + 1.25, "1.25"],
  [2.333333, "2.333333"],
  [999_999_999_999, "999999999999.00"],
])("writes the quantity %d as %s", (quantity, text) => {
  expect(formatMillionths(quantityInMillionths(quantity))).toBe(text);
});

test.each([0, -1, 1e-7, 0.1 + 0.2, 1e12, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  "rejects the quantity %d",
  (quantity) => {
    expect(() => quantityInMillionths(quantity)).toThrow(/^line-quantity/);
  },
);

test.each([
  [1000, 3, "3.333333"],
  [1000, 0.5, "20.00"],
  [1, 1000, "0.00001"],
])("%i cents for %d are %s each", (amount, quantity, price) => {
  expect(formatMillionths(unitPriceInMillionths(amount, quantityInMillionths(quantity)))).toBe(
    price,
  );
});

test.each([
  [1, 1e9],
  [99_999_999_999_999, 0.000001],
])("finds no price of six decimals for %i cents and %d", (amount, quantity) => {
  expect(() => unitPriceInMillionths(amount, quantityInMillionths(quantity))).toThrow(
    /^line-price/,
  );
});
