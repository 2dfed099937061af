import { LETTER_SIZES } from "./filters.ts";

type SizePreset = { name: string; sizes: readonly string[] };

/** Sets of sizes that a product is often sold in: letters, European numbers of clothes and of shoes, and the one size. */
export const SIZE_PRESETS: readonly SizePreset[] = [
  { name: "XS–XL", sizes: LETTER_SIZES },
  { name: "34–44", sizes: ["34", "36", "38", "40", "42", "44"] },
  { name: "35–41", sizes: ["35", "36", "37", "38", "39", "40", "41"] },
  { name: "One Size", sizes: ["One Size"] },
];

/** Return whether a product has every size of a preset. */
export function hasPreset(sizes: string[], preset: SizePreset): boolean {
  return preset.sizes.every((size) => sizes.includes(size));
}

/**
 * Return the sizes with a preset chosen, or cleared if it was. It replaces the sizes of other presets; sizes that the owner
 * typed stay, behind it.
 */
export function togglePreset(sizes: string[], preset: SizePreset): string[] {
  const known = SIZE_PRESETS.flatMap((other) => other.sizes);
  const own = sizes.filter((size) => !known.includes(size));
  return hasPreset(sizes, preset) ? own : [...preset.sizes, ...own];
}
