import type { SystemFont } from "./system-fonts.ts";

/** A font face that adjusts system fonts to the metrics of one of ours. */
export type FontFallback = {
  family: string;
  /** The file of our font in `app/styles/fonts`. */
  cut: "bodoni-moda" | "ysabeau-office";
  /** Full and PostScript names of fonts with equal widths. `local()` matches nothing else. */
  local: string[];
  /** The one to measure. */
  measured: SystemFont;
};

/** In the order of the font stack. */
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
