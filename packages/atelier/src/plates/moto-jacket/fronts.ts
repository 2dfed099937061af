import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { crease, seam, stitch } from "../../parts/sewing.ts";

export const sides: Point[] = path("16,31 14.6,41 15.8,51 16.4,54");

export const closing: Point[] = path("6.6,31.6 6.4,38 5.6,54.6");

export function underFront(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("7,-0.4 13,2 19.2,4.6")),
      edge(path("19.2,4.6 16.6,14 17.6,22")),
      edge([[17.6, 22], ...sides]),
      edge(path("16.4,54 10,55.2 2,55.4")),
      edge(path("2,55.4 3.4,31 4.6,16 7,-0.4"), 0),
    ],
    cloth: suede,
    lines: [seam(path("17,15 13.6,28 12.4,42 13,54.6"))],
    folds: [
      crease(path("17.2,22.4 13.4,25.6 10,26"), 1.8, 0.6, 0.3),
      crease(path("14.4,40.4 11.6,42.6 8,42.4"), 1.6, 0.6, 0.3),
    ],
    roundness: 2.6,
  };
}

export function overFront(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("-7,-0.4 -13,2 -19.2,4.6")),
      edge(path("-19.2,4.6 -16.6,14 -17.6,22")),
      edge([[-17.6, 22], ...sides.map(([x, y]): Point => [-x, y])]),
      edge(path("-16.4,54 -8,55.4 5.6,55.6")),
      edge([...closing].reverse()),
      edge([closing[0] as Point, [1.2, 19], [-3.4, 9], [-7, -0.4]], 0),
    ],
    cloth: suede,
    lines: [seam(path("-17,15 -13,28 -11.6,42 -12,55")), stitch(path("5.4,34 5.2,40 4.4,55"))],
    folds: [
      crease(path("-17.2,22.4 -12.4,26 -7,26.4"), 1.8, 0.6, 0.3),
      crease(path("-14.4,40.4 -9.6,42.8 -4,42.2"), 1.8, 0.65, 0.3),
      crease(path("5.8,38 1,40.4 -5,39"), 1.4, 0.5, 0.25),
    ],
    roundness: 2.8,
    cast: 0.6,
  };
}
