import { edge, symmetric } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { cloth } from "../../parts/cloth.ts";
import { crease, flute, inked, seam, stitch } from "../../parts/sewing.ts";
import { cinch, sideLine } from "./waist.ts";

const mirrorPoints = (points: readonly Point[]): Point[] =>
  points.map(([x, y]) => [-x, y] as const);

export const navy = cloth("navy", "gabardine");

export const backBody: Piece = {
  edges: symmetric([
    edge(path("0,-1 7,-0.6"), 0),
    edge(path("7,-0.6 13,2 19.6,4.8")),
    edge(path("19.6,4.8 17.2,15 18.2,24")),
    edge([[18.2, 24], ...sideLine]),
    edge(path("24.4,108 12,111.4 0,112")),
  ]),
  cloth: navy,
  folds: [
    ...cinch(46.4, 12, -13, -2),
    ...cinch(46.4, 12, 2, 13),
    ...cinch(41.4, -9, -12, 12),
    crease(path("8,28 7.6,34 6,40"), 2, 0.6),
    crease(path("-8,28 -7.6,34 -6,40"), 2, 0.6),
    flute(path("8,50 9.8,78 12,111"), 3, 0.75, [0.55, 1]),
    flute(path("15,52 17.6,78 20.6,109"), 3, 0.7, [0, 0.25]),
    flute(path("-7.4,50 -9.4,78 -11.6,111"), 3, 0.7, [0.55, 1]),
    flute(path("-15,52 -17.6,78 -20.6,109"), 3, 0.7, [0, 0.25]),
  ],
  lines: [
    seam(path("0,26 0.2,41")),
    seam(path("0,46.6 0.1,56")),
    stitch(path("23.8,105.8 12,109.2 5,109.8")),
    stitch(path("-23.8,105.8 -12,109.2 -5,109.8")),
  ],
  roundness: 3.4,
};

/** The inverted pleat below the tab: its inside in shade between two pressed edges. */
export const kickPleat: Piece[] = [
  {
    edges: [
      edge(path("0.2,56 2.8,84 4.2,112.2")),
      edge(path("4.2,112.2 0.6,110.6 -3.4,112.2"), 0.8),
      edge(path("-3.4,112.2 -2,84 0.2,56")),
    ],
    cloth: navy,
    shade: 0.55,
    lines: [inked(path("0.3,66 0.5,88 0.6,110.4"), 0.7)],
    roundness: 0.8,
    cast: 0,
  },
];

export const rainShield: Piece = {
  edges: [
    edge(path("-18.8,4.6 -8,0.4 0,0.2 8,0.4 18.8,4.6"), 0.6),
    edge(path("18.8,4.6 17,14 17.2,22"), 0.8),
    edge(path("17.2,22 9,28.2 0,25.4 -9,28.2 -17.2,22")),
    edge([...mirrorPoints(path("18.8,4.6 17,14 17.2,22"))].reverse(), 0.8),
  ],
  cloth: navy,
  lines: [stitch(path("-16.6,21.4 -9,27.2 0,24.4 9,27.2 16.6,21.4"))],
  roundness: 2.4,
  cast: 0.6,
};

export const backCollar: Piece = {
  edges: symmetric([
    edge(path("0,-4.2 4.6,-3.6 8.2,-0.6")),
    edge(path("8.2,-0.6 11,4.4")),
    edge(path("11,4.4 6,4.4 0,4.2")),
  ]),
  cloth: navy,
  lines: [stitch(path("-10,3.6 0,3.4 10,3.6"))],
  roundness: 1.4,
  cast: 0.6,
};
