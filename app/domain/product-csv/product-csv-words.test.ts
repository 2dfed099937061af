import { expect, test } from "vitest";
import { INVENTORY_STATUSES } from "../product/product.ts";
import { LANGUAGES } from "../text/language.ts";
import { statusIn, statusWordOf, yesOrNoIn, yesOrNoWordOf } from "./product-csv-words.ts";

test.each(LANGUAGES)("reads back its words of %s", (language) => {
  for (const status of INVENTORY_STATUSES) {
    expect(statusIn(statusWordOf(status, language))).toBe(status);
  }
  for (const value of [true, false]) {
    expect(yesOrNoIn(yesOrNoWordOf(value, language))).toBe(value);
  }
});

test.each(["yes", "sí", "SI", "Verdadero", "TRUE", "1"])("reads %s as yes", (word) => {
  expect(yesOrNoIn(word)).toBe(true);
});

test.each(["no", "NO", "Falso", "FALSE", "0", ""])("reads %j as no", (word) => {
  expect(yesOrNoIn(word)).toBe(false);
});

test("knows no other words", () => {
  expect(yesOrNoIn("quizás")).toBeNull();
  expect(statusIn("gone")).toBeNull();
  expect(statusIn("")).toBeNull();
});
