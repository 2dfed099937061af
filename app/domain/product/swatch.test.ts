import { expect, test } from "vitest";
import { chosenHex, SWATCHES, swatchFor } from "./swatch.ts";

test("has swatches for the fifteen named colors", () => {
  expect(SWATCHES).toHaveLength(15);
  for (const swatch of SWATCHES) expect(swatchFor(swatch)).toBe(swatch);
});

test("ignores case and whitespace", () => {
  expect(swatchFor(" Sage Green ")).toBe("sage green");
});

test("returns grey for other colors", () => {
  expect(swatchFor("Chartreuse")).toBe("grey");
  expect(swatchFor("")).toBe("grey");
  expect(swatchFor("constructor")).toBe("grey");
});

test.each([
  ["Vino", "burgundy"],
  ["Gris oscuro", "charcoal"],
  ["Azul Marino", "navy"],
  ["coñac", "cognac"],
  ["CARBÓN", "charcoal"],
  ["Rosa palido", "blush"],
  ["Verde salvia", "sage green"],
])("knows the Spanish name %s", (name, swatch) => {
  expect(swatchFor(name)).toBe(swatch);
});

test("finds the owner's color for a name in any case", () => {
  const chosen = [{ color: "verde agua", hex: "#a4c2b5" }];
  expect(chosenHex(chosen, " Verde Agua ")).toBe("#a4c2b5");
  expect(chosenHex(chosen, "Verde")).toBeNull();
});
