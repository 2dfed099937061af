import { expect, test } from "vitest";
import { isEcuador, isProvinceOf, PROVINCES } from "./province.ts";

test("lists the twenty-four provinces once, in Spanish alphabetical order", () => {
  expect(new Set(PROVINCES).size).toBe(24);
  expect(PROVINCES.toSorted((one, other) => one.localeCompare(other, "es"))).toEqual(PROVINCES);
});

test.each([
  ["Ecuador", true],
  [" ecuador ", true],
  ["ECUADOR", true],
  ["Colombia", false],
  ["", true],
  [" ", true],
])("reports whether %j is Ecuador: %s", (country, expected) => {
  expect(isEcuador(country)).toBe(expected);
});

test.each([
  ["Ecuador", "Pichincha", true],
  ["Ecuador", " Galápagos ", true],
  ["Ecuador", "", true],
  ["Ecuador", "Antioquia", false],
  ["Ecuador", "pichincha", false],
  ["Colombia", "Antioquia", true],
])("reports for %s whether %j is a province: %s", (country, province, expected) => {
  expect(isProvinceOf(country, province)).toBe(expected);
});
