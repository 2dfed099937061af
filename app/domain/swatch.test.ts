import { expect, test } from "vitest";
import { SWATCHES, swatchFor } from "./swatch.ts";

test("the fifteen named colours have swatches of their own", () => {
  expect(SWATCHES).toHaveLength(15);
  for (const swatch of SWATCHES) expect(swatchFor(swatch)).toBe(swatch);
});

test("an owner's capitals and blanks do not matter", () => {
  expect(swatchFor(" Sage Green ")).toBe("sage green");
});

test("every other colour is grey", () => {
  expect(swatchFor("Chartreuse")).toBe("grey");
  expect(swatchFor("")).toBe("grey");
});
