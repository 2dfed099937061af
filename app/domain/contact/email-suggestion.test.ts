import { expect, test } from "vitest";
import { suggestedEmail } from "./email-suggestion.ts";

test.each([
  ["ana@gmial.com", "ana@gmail.com"],
  ["ana@gmai.com", "ana@gmail.com"],
  ["ana@gmaill.com", "ana@gmail.com"],
  ["ana@gnail.com", "ana@gmail.com"],
  ["ana@gmail.con", "ana@gmail.com"],
  ["ana@gmail.co", "ana@gmail.com"],
  ["Ana.Vega@Hotmial.com", "Ana.Vega@hotmail.com"],
  ["ana@hotmai.es", "ana@hotmail.es"],
  ["ana@otlook.com", "ana@outlook.com"],
  [" ana@yaho.com ", "ana@yahoo.com"],
])("suggests for %s the address %s", (typed, suggested) => {
  expect(suggestedEmail(typed)).toBe(suggested);
});

test.each([
  "ana@gmail.com",
  "ana@GMAIL.com",
  "ana@mail.com",
  "ana@ymail.com",
  "ana@hotmail.it",
  "ana@yahoo.com.ar",
  "ana@example.com",
  "ana@gemmaluce.com",
  "ana@gmail.org",
  "ana@constructor.com",
  "ana@",
  "gmial.com",
  "",
])("suggests nothing for %j", (typed) => {
  expect(suggestedEmail(typed)).toBeNull();
});
