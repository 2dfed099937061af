import type { Measure } from "#app/domain/product/measures.ts";

/** A drawing with the lines along which measures are taken. */
export type Figure = {
  viewBox: string;
  paths: string[];
  /** The contours that are drawn once more, mirrored at the middle of the box. */
  mirrored?: string[];
  width: number;
  /** `at` is the middle of the letter. */
  lines: Partial<Record<Measure, { d: string; at: [x: number, y: number] }>>;
};

export const BODY: Figure = {
  viewBox: "0 0 140 264",
  width: 140,
  paths: ["M70 6c7 0 11 6 11 14 0 9-5 16-11 16s-11-7-11-16c0-8 4-14 11-14"],
  mirrored: [
    "M65 35v8c-3 5-13 6-21 10-8 4-10 14-12 26l-6 41c-1 6-3 12-4 20l4 8 5-9c0-5 2-12 3-18l9-34",
    "M48 66c-1 10-3 17 0 27 2 6 4 10 4 15 0 12-10 20-11 37-1 20 6 40 7 59l2 46-4 8h12l2-9c1-15 3-30 3-45l7-52",
  ],
  lines: {
    bust: { d: "M47 82h84", at: [136, 82] },
    waist: { d: "M51 106h80", at: [136, 106] },
    hips: { d: "M42 138h89", at: [136, 138] },
    inseam: { d: "M70 153v104", at: [78, 205] },
  },
};

export const FOOT: Figure = {
  viewBox: "0 0 140 100",
  width: 140,
  paths: [
    "M14 52c0-12 8-18 20-17 16 1 30 6 46 3 16-3 38-8 45 4 5 9 2 22-8 26-20 7-44 6-66 7-20 1-37-6-37-23",
    "M113 33c4-1 8 1 10 5M104 32c3-1 7 0 8 2",
  ],
  lines: { foot: { d: "M14 54h113", at: [70, 88] } },
};

export const TOP: Figure = {
  viewBox: "0 0 160 200",
  width: 160,
  paths: ["M66 16c4 9 24 9 28 0"],
  mirrored: [
    "M66 16L48 24C36 34 26 76 20 116l16 4c4-16 10-36 14-52 2 14 6 26 6 36 0 22-12 50-14 80h38",
  ],
  lines: {
    shoulders: { d: "M48 24V8h64v16", at: [120, 8] },
    bust: { d: "M51 68h58", at: [97, 60] },
    waist: { d: "M56 104h48", at: [95, 96] },
    hips: { d: "M49 138h62", at: [97, 130] },
    sleeve: { d: "M43 26C32 40 22 78 15 115", at: [12, 66] },
    length: { d: "M80 22v162", at: [88, 164] },
  },
};

export const TROUSERS: Figure = {
  viewBox: "0 0 160 200",
  width: 160,
  paths: ["M54 14h52"],
  mirrored: ["M54 14c-4 20-10 36-12 60-2 36-2 72-2 112h32l8-104", "M54 22h26"],
  lines: {
    waist: { d: "M53 20h54", at: [118, 20] },
    hips: { d: "M44 58h72", at: [128, 58] },
    inseam: { d: "M86 84l8 100", at: [98, 128] },
    length: { d: "M34 16v168", at: [24, 100] },
  },
};

export const BAG: Figure = {
  viewBox: "0 0 160 150",
  width: 160,
  paths: [
    "M22 62h96l6 70H16z",
    "M118 62l18-12 6 68-18 14M22 62l18-12h96",
    "M48 56c0-44 46-44 46 0",
  ],
  lines: {
    width: { d: "M16 140h108", at: [70, 147] },
    height: { d: "M70 62v70", at: [80, 100] },
    depth: { d: "M128 136l18-14", at: [146, 138] },
  },
};

export const SHOE: Figure = {
  viewBox: "0 0 160 110",
  width: 160,
  paths: [
    "M24 30c14 6 26 4 34-2 10 14 26 26 48 32 20 5 36 8 38 20H92C72 80 56 62 40 60L36 98H28c0-24-8-40-4-68",
  ],
  lines: { heel: { d: "M16 56v42", at: [10, 78] } },
};
