import { expect, test } from "vitest";
import { namesCountry, normalizePhone } from "./phone.ts";

test.each([
  ["0991234567", "+593991234567"],
  ["099 123 4567", "+593991234567"],
  ["+593 99 123-4567", "+593991234567"],
  ["00593991234567", "+593991234567"],
  ["593991234567", "+593991234567"],
  ["(02) 234-5678", "+59322345678"],
  ["+39 055 1234567", "+390551234567"],
  ["+57 300 123 4567", "+573001234567"],
  ["0057 (300) 123-4567", "+573001234567"],
  ["+57 300–123–4567", "+573001234567"],
  ["\u202a+593 99 123 4567\u202c", "+593991234567"],
])("%s is %s", (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
});

test.each(["", "12345", "0591234567890123", "+593 1", "call me", "09912345678"])(
  "%s is no telephone number",
  (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  },
);

test.each([
  ["+57 300 123 4567", true],
  ["00 57 300 123 4567", true],
  ["099 123 4567", true],
  ["\u202a+57 300 123 4567\u202c", true],
  ["912 345 678", false],
])("reports for %s whether it names its country: %s", (typed, expected) => {
  expect(namesCountry(typed)).toBe(expected);
});
