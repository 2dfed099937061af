import type { SystemFont } from "./system-fonts.ts";

/** A face that gives fonts of a system the width and height of one of ours. */
export type FontFallback = {
  family: string;
  /** The file of our font in `app/styles/fonts`. */
  cut: "bodoni-moda" | "ysabeau-office";
  /** Full names and PostScript names of fonts with the same widths. `local()` finds nothing else. */
  local: string[];
  /** One of them, to measure with. */
  measured: SystemFont;
};

/** In the order in which a browser looks for them. */
export const FONT_FALLBACKS: FontFallback[] = [
  {
    family: "Bodoni Moda Times",
    cut: "bodoni-moda",
    local: ["Times New Roman", "Times", "Liberation Serif", "Tinos", "Tinos Regular"],
    measured: "tinos",
  },
  {
    family: "Bodoni Moda Noto",
    cut: "bodoni-moda",
    local: ["Noto Serif", "NotoSerif-Regular"],
    measured: "noto-serif",
  },
  {
    family: "Bodoni Moda DejaVu",
    cut: "bodoni-moda",
    local: ["DejaVu Serif"],
    measured: "dejavu-serif",
  },
  {
    family: "Ysabeau Office Arial",
    cut: "ysabeau-office",
    local: ["Arial", "Helvetica", "Liberation Sans", "Arimo", "Arimo Regular"],
    measured: "arimo",
  },
  {
    family: "Ysabeau Office Roboto",
    cut: "ysabeau-office",
    local: ["Roboto", "Roboto-Regular"],
    measured: "roboto",
  },
  {
    family: "Ysabeau Office Noto",
    cut: "ysabeau-office",
    local: ["Noto Sans", "NotoSans-Regular"],
    measured: "noto-sans",
  },
  {
    family: "Ysabeau Office DejaVu",
    cut: "ysabeau-office",
    local: ["DejaVu Sans"],
    measured: "dejavu-sans",
  },
];
