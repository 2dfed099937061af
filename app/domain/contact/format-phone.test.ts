import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["+593991234567", "+593 99 123 4567"],
  ["+59322345678", "+59322345678"],
  ["+390612345678", "+390612345678"],
])("shows %s as %s", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
