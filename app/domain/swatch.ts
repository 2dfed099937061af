import { foldText } from "./fold-text.ts";

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

/** The same colors in Spanish, without accents. Camel and natural are written alike. */
const SPANISH: Record<string, Swatch> = {
  terracota: "terracotta",
  crema: "cream",
  "verde salvia": "sage green",
  salvia: "sage green",
  carbon: "charcoal",
  "gris oscuro": "charcoal",
  "azul marino": "navy",
  marino: "navy",
  conac: "cognac",
  negro: "black",
  vino: "burgundy",
  burdeos: "burgundy",
  oliva: "olive",
  "verde oliva": "olive",
  marfil: "ivory",
  "rosa palido": "blush",
  tostado: "tan",
  habano: "tan",
  blanco: "white",
};

const SWATCH_OF = new Map<string, Swatch>([
  ...SWATCHES.map((swatch) => [swatch, swatch] as const),
  ...Object.entries(SPANISH),
]);

/** Return the swatch of a color in English or Spanish; grey for unknown ones (section 9). */
export function swatchFor(color: string): Swatch {
  return SWATCH_OF.get(foldText(color.trim())) ?? "grey";
}

/** A color that the owner chose for the swatch of a color name: the name's key, and `#rrggbb`. */
export type ChosenSwatch = { color: string; hex: string };

/** Return the name of a color as the database stores it with its swatch. */
export function colorKey(color: string): string {
  return color.trim().toLowerCase();
}

/** Return whether a text is a color as the database stores it, such as `#a4c2b5`. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/.test(text);
}

/** Return the color that the owner chose for a color name, or null. */
export function chosenHex(chosen: ChosenSwatch[], color: string): string | null {
  const key = colorKey(color);
  return chosen.find((swatch) => swatch.color === key)?.hex ?? null;
}
