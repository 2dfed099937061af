/** The colors with a swatch (specification section 9). */
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

/** Return the swatch of a color; grey for unknown ones (section 9). */
export function swatchFor(color: string): Swatch {
  const name = color.trim().toLowerCase();
  return SWATCHES.find((swatch) => swatch === name) ?? "grey";
}
