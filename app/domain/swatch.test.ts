import { expect, test } from "vitest";
import { SWATCHES, swatchFor } from "./swatch.ts";

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
});
