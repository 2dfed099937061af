import { expect, test } from "vitest";
import { hasPreset, SIZE_PRESETS, togglePreset } from "./size-presets.ts";

function presetOf(name: string) {
  const preset = SIZE_PRESETS.find((known) => known.name === name);
  if (!preset) throw new Error(`There is no preset ${name}.`);
  return preset;
}

const LETTERS = presetOf("XS–XL");
const NUMBERS = presetOf("34–44");

test("adds the sizes of a preset before the owner's own, and clears them again", () => {
  const sizes = togglePreset(["M", "XXL"], LETTERS);
  expect(sizes).toEqual(["XS", "S", "M", "L", "XL", "XXL"]);
  expect(hasPreset(sizes, LETTERS)).toBe(true);
  expect(togglePreset(sizes, LETTERS)).toEqual(["XXL"]);
});

test("replaces the sizes of another preset", () => {
  expect(togglePreset([...LETTERS.sizes], NUMBERS)).toEqual(["34", "36", "38", "40", "42", "44"]);
  expect(togglePreset(["One Size"], LETTERS)).toEqual(["XS", "S", "M", "L", "XL"]);
});
