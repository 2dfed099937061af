import { expect, test } from "vitest";
import { quantityToneFor } from "./quantity-tone.ts";

test.each([
  [0, "none"],
  [1, "few"],
  [5, "few"],
  [6, "enough"],
] as const)("%i items are %s", (quantity, tone) => {
  expect(quantityToneFor(quantity)).toBe(tone);
});
