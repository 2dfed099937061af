import { expect, test } from "vitest";
import { formatDocumentNumber } from "./document-number.ts";

test.each([
  ["001-001-000000123", { establishment: "001", emissionPoint: "001", sequential: 123 }],
  ["999-101-999999999", { establishment: "999", emissionPoint: "101", sequential: 999_999_999 }],
])("formats %s", (text, number) => {
  expect(formatDocumentNumber(number)).toBe(text);
});

test.each([0, -1, 1.5, Number.NaN, 1_000_000_000])(
  "formats no sequential number %d",
  (sequential) => {
    const number = { establishment: "001", emissionPoint: "001", sequential };
    expect(() => formatDocumentNumber(number)).toThrow(/^document-number/);
  },
);
