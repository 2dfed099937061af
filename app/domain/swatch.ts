/** The colour names that have a swatch of their own (specification section 9). */
export const SWATCHES = [
  "terracotta",
  "cream",
  "sage green",
  "charcoal",
  "camel",
  "navy",
  "cognac",
  "black",
  "burgundy",
  "natural",
  "olive",
  "ivory",
  "blush",
  "tan",
  "white",
] as const;

export type Swatch = (typeof SWATCHES)[number] | "grey";

/** Takes a colour as the owner wrote it and returns its swatch; a colour without one is grey (section 9). */
export function swatchFor(color: string): Swatch {
  const name = color.trim().toLowerCase();
  return SWATCHES.find((swatch) => swatch === name) ?? "grey";
}
