/** A color as the brush has it: the full wash, its first shadow, its depth, and its light. */
export type Swatch = { base: string; shadow: string; deep: string; light: string; dark: boolean };

function swatch(base: string, shadow: string, deep: string, light: string, dark = false): Swatch {
  return { base, shadow, deep, light, dark };
}

export const ink = "#2A2520";
export const paper = { light: "#FBF7F0", base: "#F7F2E9", dusk: "#EFE6D8", shadow: "#9C8A78" };

/** Pale grounds washed behind a subject so that its edge reads. */
export const ground = {
  sage: "#D9DCCB",
  sand: "#EADBC4",
  rose: "#EBD3C6",
  mist: "#D3DAD9",
} as const;
export type GroundName = keyof typeof ground;

/** The shop's fifteen swatch colors and the few materials that are never dyed. */
export const swatches = {
  terracotta: swatch("#BB6446", "#96462E", "#6A2D1E", "#E3A287"),
  cream: swatch("#F3E6CB", "#D3BE98", "#A38C68", "#FFFAEC"),
  sageGreen: swatch("#97A585", "#718063", "#4C5942", "#C6D0B6"),
  charcoal: swatch("#57565A", "#3A393E", "#232227", "#8D8C90", true),
  camel: swatch("#C49C6B", "#9D7547", "#6D4E2E", "#E8CBA2"),
  navy: swatch("#35466B", "#222F4E", "#131B30", "#6F83AB", true),
  cognac: swatch("#A65E2E", "#7B3F1B", "#4F260F", "#DC9A62"),
  black: swatch("#3C3936", "#242220", "#121110", "#7D7772", true),
  burgundy: swatch("#7C2A38", "#551824", "#330B14", "#B65E6B", true),
  natural: swatch("#E3D4B7", "#BEA982", "#8D7850", "#F8EFDC"),
  olive: swatch("#7B7850", "#585637", "#393722", "#AFAC84"),
  ivory: swatch("#F8F0DE", "#D9C9AC", "#A8967A", "#FFFCF3"),
  blush: swatch("#E8BFB0", "#C99584", "#996656", "#FAE2D8"),
  tan: swatch("#CBA275", "#A3784C", "#71502F", "#EACDA8"),
  white: swatch("#FBF8F1", "#D5D0C6", "#9F9A92", "#FFFFFF"),
  pewter: swatch("#8E8B86", "#66635F", "#42403D", "#C4C1BC"),
  jute: swatch("#D2B27C", "#A98750", "#735830", "#EED7AC"),
  brass: swatch("#C9A24E", "#947026", "#5E4512", "#F6E3A6"),
  steel: swatch("#A9A9A6", "#777774", "#484846", "#EFEFEC"),
  sole: swatch("#8A6A4A", "#644A31", "#3F2D1C", "#B99674"),
} as const satisfies Record<string, Swatch>;
