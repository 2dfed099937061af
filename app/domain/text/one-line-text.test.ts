import * as v from "valibot";
import { expect, test } from "vitest";
import { oneLineText } from "./one-line-text.ts";

const LINE = oneLineText(10);

test.each([
  ["\u202aAna\u202c", "Ana"],
  [" Mo\u00ad\u200eda\ufeff ", "Moda"],
  ["\u200b Ana \u2060", "Ana"],
  ["Quito 🌋", "Quito 🌋"],
])("reads %j as %j", (typed, text) => {
  expect(v.parse(LINE, typed)).toBe(text);
});

test.each(["a\u0007b", "a\nb", "a\u0085b", "a\u2028b", "a\u2029b", "\ud800", "a".repeat(11), 7])(
  "rejects %j",
  (typed) => {
    expect(v.is(LINE, typed)).toBe(false);
  },
);
