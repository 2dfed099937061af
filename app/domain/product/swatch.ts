import { foldText } from "../text/fold-text.ts";

/** The colors with a swatch (specification section 9), each with its Spanish names without accents. */
const NAMES = {
  terracotta: "terracota",
  cream: "crema",
  "sage green": "verde salvia,salvia",
  charcoal: "gris oscuro,carbon",
  camel: "",
  navy: "azul marino,marino",
  cognac: "conac",
  black: "negro",
  burgundy: "vino,burdeos",
  natural: "",
  olive: "oliva,verde oliva",
  ivory: "marfil",
  blush: "rosa palido",
  tan: "tostado,habano",
  white: "blanco",
};

type NamedSwatch = keyof typeof NAMES;

export type Swatch = NamedSwatch | "grey";

export const SWATCHES = Object.keys(NAMES) as NamedSwatch[];

/** Return the swatch of a color in English or Spanish; grey for unknown ones (section 9). */
export function swatchFor(color: string): Swatch {
  const name = foldText(color.trim());
  const isNamed = (swatch: NamedSwatch) =>
    swatch === name || (name !== "" && NAMES[swatch].split(",").includes(name));
  return SWATCHES.find(isNamed) ?? "grey";
}

/** A color that the owner chose for the swatch of a color name: the name's key, and `#rrggbb`. */
export type ChosenSwatch = { color: string; hex: string };

/** Return the name of a color as the database stores it with its swatch. */
export function colorKey(color: string): string {
  return color.trim().toLowerCase();
}

/** Return the color that the owner chose for a color name, or null. */
export function chosenHex(chosen: ChosenSwatch[], color: string): string | null {
  const key = colorKey(color);
  return chosen.find((swatch) => swatch.color === key)?.hex ?? null;
}
