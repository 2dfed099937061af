/** A subset of a font family: our characters in the weights that the styles use. */
export type FontCut = {
  /** Name of the file in `app/styles/fonts`. */
  name: string;
  /** The complete font, below `node_modules`. */
  source: string;
  /** One weight, or a range. */
  weight: number | { min: number; max: number };
};

const FAMILIES = "@fontsource-variable";

export const FONT_CUTS: FontCut[] = [
  {
    name: "bodoni-moda",
    source: `${FAMILIES}/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2`,
    weight: 400,
  },
  {
    name: "ysabeau-office",
    source: `${FAMILIES}/ysabeau-office/files/ysabeau-office-latin-wght-normal.woff2`,
    weight: { min: 400, max: 700 },
  },
];

/** Code point ranges: Western European letters, and the punctuation of English and Spanish. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

/** Every character of the subset. */
export const FONT_LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");
