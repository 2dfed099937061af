import { expect, test } from "vitest";
import { normalizePhone } from "./phone.ts";

test.each([
  ["0991234567", "+593991234567"],
  ["099 123 4567", "+593991234567"],
  ["+593 99 123-4567", "+593991234567"],
  ["00593991234567", "+593991234567"],
  ["593991234567", "+593991234567"],
  ["(02) 234-5678", "+59322345678"],
  ["+39 055 1234567", "+390551234567"],
])("%s is %s", (typed, phone) => {
  expect(normalizePhone(typed)).toBe(phone);
});

test.each(["", "12345", "0591234567890123", "+593 1", "call me", "09912345678"])(
  "%s is no telephone number",
  (typed) => {
    expect(normalizePhone(typed)).toBeNull();
  },
);
