/** What the shop uses of a family: its letters alone, in the weights that its styles name. */
export type FontCut = {
  /** Name of the file in `app/styles/fonts`. */
  name: string;
  /** The whole family's file, under `node_modules`. */
  source: string;
  /** The one weight, or the first and the last. */
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

/** First and last code point: the letters of western Europe's languages, and the signs that English and Spanish are set with. */
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

/** Every character that is kept. */
export const FONT_LETTERS = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");
