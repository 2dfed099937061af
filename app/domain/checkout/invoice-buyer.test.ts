import { expect, test } from "vitest";
import { invoiceBuyerText } from "./invoice-buyer.ts";

test.each([
  ["Ana Muñoz", "Ana Muñoz, 1710034065"],
  ["Ana مرحبا", "\u2068Ana مرحبا\u2069, 1710034065"],
  ["אנה", "\u2068אנה\u2069, 1710034065"],
])("names %s before the number, also from right to left", (name, text) => {
  expect(invoiceBuyerText({ kind: "cedula", number: "1710034065", name })).toBe(text);
});
