import { expect, test } from "vitest";
import { isDeliveredTo } from "./delivery-countries.ts";

test.each([
  [["Ecuador"], "Ecuador", true],
  [["Ecuador"], " ecuador ", true],
  [["Ecuador"], "Colombia", false],
  [["Ecuador", "Perú"], "peru", true],
  [["Ecuador"], "", true],
  [["Ecuador"], "Ecua", true],
  [["Ecuador"], "Ecuador y Perú", false],
  [[], "Italia", true],
])("of %j, whether the shop delivers to %j is %s", (countries, typed, expected) => {
  expect(isDeliveredTo(countries, typed)).toBe(expected);
});
