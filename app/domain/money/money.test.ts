import { expect, test } from "vitest";
import { amountFromCents, centsFromAmount, formatCents } from "./money.ts";

test.each([
  ["111.00", 11100],
  ["0.5", 50],
  ["0.05", 5],
  [19.99, 1999],
  [111, 11100],
  ["9999999999.99", 999999999999],
])("parses %s as %i cents", (amount, cents) => {
  expect(centsFromAmount(amount)).toBe(cents);
});

test.each(["", "-1", "1.999", "1e3", "1,00", "NaN", " 1", Number.NaN, 0.1 + 0.2])(
  "%s is not an amount of money",
  (amount) => {
    expect(() => centsFromAmount(amount)).toThrow(RangeError);
  },
);

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [24500, "245.00"],
  [123456, "1234.56"],
])("formats %i cents as %s for SQL", (cents, amount) => {
  expect(amountFromCents(cents)).toBe(amount);
  expect(centsFromAmount(amount)).toBe(cents);
});

test("formats the cents of a refund as a negative amount", () => {
  expect(amountFromCents(-3405)).toBe("-34.05");
  expect(amountFromCents(-5)).toBe("-0.05");
});

test("formats prices as Intl.NumberFormat does for US dollars", () => {
  expect(formatCents(24500)).toBe("$245.00");
  expect(formatCents(123456)).toBe("$1,234.56");
  const usd = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  for (const cents of [0, 5, 99, 100, 99_999, 100_000, 12_345_678_900, 999_999_999_999]) {
    expect(formatCents(cents)).toBe(usd.format(cents / 100));
  }
});
