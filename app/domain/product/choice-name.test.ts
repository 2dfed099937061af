import { expect, test } from "vitest";
import { choiceName, labelSize } from "./choice-name.ts";

test.each([
  ["en", "M", "Size: M"],
  ["en", "One Size", "One Size"],
  ["en", " one size ", " one size "],
  ["es", "M", "Talla: M"],
  ["es", "One Size", "Talla única"],
  ["es", "", ""],
])("labels in %s the size '%s' as '%s'", (locale, size, expected) => {
  const label = locale === "es" ? "Talla" : "Size";
  const i18n = { locale, _: () => "Talla única" };
  expect(labelSize(i18n, size, (name) => `${label}: ${name}`)).toBe(expected);
});

test("translates a color of the samples that has no swatch", () => {
  expect(choiceName({ locale: "es", _: () => "Peltre" }, "Pewter")).toBe("Peltre");
});
