import type { Variant } from "../product/variant.ts";

/** Return the key of a size and color in the quantities of the product form. */
export function variantKey(size: string, color: string): string {
  return JSON.stringify([size, color]);
}

/** Return the chips trimmed, without empty ones (specification section 5) and duplicates. */
export function cleanChips(chips: string[]): string[] {
  return [...new Set(chips.map((chip) => chip.trim()).filter((chip) => chip !== ""))];
}

/** Return the clean chips, or one '' if there are none: the rows or columns of the variants. */
export function chipsOrBlank(chips: string[]): string[] {
  const clean = cleanChips(chips);
  return clean.length === 0 ? [""] : clean;
}

/** Return every combination of size and color. */
export function combinationsOf(sizes: string[], colors: string[]): Omit<Variant, "quantity">[] {
  return chipsOrBlank(sizes).flatMap((size) =>
    chipsOrBlank(colors).map((color) => ({ size, color })),
  );
}
