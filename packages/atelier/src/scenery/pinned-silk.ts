import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { crease, flute } from "../parts/sewing.ts";

/** The length of silk pinned over a dress form, in centimeters, its throat at (0, 0). */
export function pinnedSilk(silk: Cloth): Piece {
  const fan = (ends: Point[]): Fold[] =>
    ends.map((end) =>
      crease(
        [[11.4, 41], [(11.4 + end[0]) / 2 - 0.5, (41 + end[1]) / 2 + 1.4], end],
        2.6,
        0.85,
        0.6,
      ),
    );
  return {
    edges: [
      edge(path("-17.8,4.4 -12,0.6 -7,0.2")),
      edge(path("-7,0.2 -4,12 2,24 12.4,38")),
      edge(path("12.4,38 12.6,44 17.6,60 24,88 27,104")),
      edge(path("27,104 21,107 16,103.6 9,108 3,104 -1,106")),
      edge(path("-1,106 -2,84 -8,62 -13.4,47 -16.8,28 -16.8,16 -17.8,4.4")),
    ],
    cloth: silk,
    folds: [
      ...fan(path("-6,12 -10,24 -13,36 -9,50")),
      flute(path("11.6,43 8,62 10,82 15,104"), 5, 0.9, [0, 1]),
      flute(path("11.8,43 12.6,62 18,84 21.4,106"), 4.4, 0.9, [0.1, 1]),
      flute(path("11,43 3,60 2,82 5,104"), 4.6, 0.9, [0.2, 1]),
    ],
    roundness: 3,
    cast: 0.5,
  };
}
