import { expect, test } from "vitest";
import { phoneSearchOf } from "./phone-search.ts";

test.each([
  "099 123 4567",
  "0991234567",
  "+593 99 123 4567",
  "+593 (0)99-123-4567",
  "593991234567",
  "00593 99 123 4567",
  "99.123.4567",
])("finds one number by %j", (typed) => {
  expect(phoneSearchOf(typed)).toBe("991234567");
});

test.each([
  ["123 4567", "1234567"],
  ["+34 612 345 678", "34612345678"],
  ["02 234 5678", "22345678"],
])("finds by %j the digits %s", (typed, digits) => {
  expect(phoneSearchOf(typed)).toBe(digits);
});

test.each(["1234", "Ana", "GL-1234567", "ana1234567@example.com", "#1A2B3C4D", ""])(
  "is no phone number: %j",
  (typed) => {
    expect(phoneSearchOf(typed)).toBeNull();
  },
);
