import { expect, test } from "vitest";
import { amountIn, csvAmountOf, isAmbiguousAmount } from "./csv-amount.ts";

test("formats amounts with the decimal mark of the language", () => {
  expect(csvAmountOf(124_550, "en")).toBe("1245.50");
  expect(csvAmountOf(124_550, "es")).toBe("1245,50");
  expect(csvAmountOf(-50, "es")).toBe("-0,50");
});

test.each([
  ["245", "245"],
  ["245.50", "245.50"],
  ["245,50", "245.50"],
  ["245,5", "245.5"],
  ["0,99", "0.99"],
  ["1245,50", "1245.50"],
  ["1.245,50", "1245.50"],
  ["1,245.50", "1245.50"],
  ["1.245.000", "1245000"],
  [" $ 1.245,50 ", "1245.50"],
])("reads the amount %j as %s", (text, amount) => {
  expect(amountIn(text)).toBe(amount);
});

test.each(["1.245", "1,245", " $ 12.500 ", "999,000"])(
  "finds %j ambiguous and reads thousands",
  (text) => {
    expect(isAmbiguousAmount(text)).toBe(true);
    expect(amountIn(text)).toBe(text.replace(/\D/g, ""));
  },
);

test.each(["1245", "1.245,50", "1,245.00", "1.245.000", "0.245", "245,5", "free", ""])(
  "does not find %j ambiguous",
  (text) => {
    expect(isAmbiguousAmount(text)).toBe(false);
  },
);

test.each([
  "",
  "-1",
  "free",
  "0.245",
  "1245.500",
  "1.245.50",
  "1.24,50",
  "1,245,5",
  "1.245,500",
  "245,",
  ",50",
  "USD 5",
])("leaves %j as it is, for the form to reject", (text) => {
  expect(amountIn(text)).toBe(text);
});
