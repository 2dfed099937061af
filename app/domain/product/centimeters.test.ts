import { expect, test } from "vitest";
import { createRandom } from "../../../tests/fixtures/create-random.ts";
import { inchesOf, isCentimeters, readCentimeters, readInches } from "./centimeters.ts";

test.each([
  ["98.5", 98.5],
  ["98,5", 98.5],
  [" 88 ", 88],
  ["\u200b88\u200b", 88],
  ["0.1", 0.1],
  ["300", 300],
  ["98.54", 98.5],
])("reads %j as %d cm", (text, centimeters) => {
  expect(readCentimeters(text)).toBe(centimeters);
});

test.each([
  "",
  "-3",
  "0",
  "0.04",
  "300.1",
  "1000000000",
  "1e2",
  "NaN",
  "Infinity",
  "8\u200b8",
  "٨٨",
  "88 cm",
  "1,234.5",
])("reads %j as no measure", (text) => {
  expect(readCentimeters(text)).toBeNull();
});

test("reads inches as centimeters", () => {
  expect(readInches("36.2")).toBe(91.9);
  expect(readInches("119")).toBeNull();
  expect(inchesOf(92)).toBe(36.2);
});

test("converts to inches and back within a millimeter and a half, always to a measure", () => {
  const random = createRandom(7);
  for (let turn = 0; turn < 500; turn += 1) {
    const centimeters = Math.round((1 + random() * 290) * 10) / 10;
    expect(isCentimeters(centimeters)).toBe(true);
    const back = readInches(String(inchesOf(centimeters)));
    expect(Math.abs((back ?? 0) - centimeters)).toBeLessThan(0.2);
  }
});
