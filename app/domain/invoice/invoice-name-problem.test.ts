import { expect, test } from "vitest";
import { invoiceNameProblemOf } from "./invoice-name-problem.ts";

test.each([
  ["Ana Muñoz", null],
  ["Ana\u200b Muñoz", null],
  [" \u200b", "required"],
  ["Ana\tMuñoz", "characters"],
  ["A".repeat(301), "long"],
])("says what is wrong with the name for an invoice: %j", (name, problem) => {
  expect(invoiceNameProblemOf(name)).toBe(problem);
});
