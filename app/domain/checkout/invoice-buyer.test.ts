import { expect, test } from "vitest";
import { identityProblemOf, invoiceBuyerText } from "./invoice-buyer.ts";

test.each([
  ["Ana Muñoz", "Ana Muñoz, 1710034065"],
  ["Ana مرحبا", "\u2068Ana مرحبا\u2069, 1710034065"],
  ["אנה", "\u2068אנה\u2069, 1710034065"],
])("names %s before the number, also from right to left", (name, text) => {
  expect(invoiceBuyerText({ kind: "cedula", number: "1710034065", name })).toBe(text);
});

test.each([
  ["", null],
  [" ", null],
  ["-", "empty"],
  ["\u200b", "empty"],
  ["171003406-5", null],
])("rejects a number without digits, but no blank one: %j", (number, problem) => {
  expect(identityProblemOf("cedula", number)).toBe(problem);
});
