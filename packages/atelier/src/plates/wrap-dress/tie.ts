import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { crease, flute } from "../../parts/sewing.ts";
import { silk } from "./silk.ts";

export const belt: Piece = {
  edges: [
    edge(path("-13.1,39.2 0,41.2 13,38.8")),
    edge(path("13,38.8 13.4,42"), 0.8),
    edge(path("13.4,42 0,44.6 -13.5,42.2")),
    edge(path("-13.5,42.2 -13.1,39.2"), 0.8),
  ],
  cloth: silk,
  folds: [
    crease(path("10.5,40.4 2,42 -6,42"), 0.8, 0.8, 0.6),
    crease(path("10.5,41.5 4,43 -1,43.4"), 0.7, 0.7, 0.4),
  ],
  roundness: 1.1,
  cast: 0.55,
};

export const tail = (points: Point[], wide: number): Piece => {
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  return {
    edges: [
      edge([a, [b[0] - wide * 0.5, b[1]], [c[0] - wide * 0.55, c[1]], [d[0] - wide * 0.7, d[1]]]),
      edge([
        [d[0] - wide * 0.7, d[1]],
        [d[0] + wide * 0.6, d[1] + 2.4],
      ]),
      edge([
        [d[0] + wide * 0.6, d[1] + 2.4],
        [c[0] + wide * 0.6, c[1]],
        [b[0] + wide * 0.5, b[1]],
        [a[0] + 1, a[1]],
      ]),
    ],
    cloth: silk,
    folds: [flute([a, [b[0] + 0.3, b[1]], [c[0] - 0.2, c[1]], d], 1, 0.8, [0, 0.5])],
    roundness: 1,
    cast: 0.55,
  };
};

export const loopOfTie = (tip: Point, low: Point): Piece => ({
  edges: [edge([[11.4, 40.2], [(11.4 + tip[0]) / 2, tip[1] - 2.2], tip, low, [11.6, 42]])],
  cloth: silk,
  folds: [
    crease(
      [
        [11.8, 41],
        [(11.6 + tip[0]) / 2, (41 + tip[1]) / 2],
        [tip[0], tip[1] + 1],
      ],
      1,
      0.9,
      0.6,
    ),
  ],
  roundness: 1,
  cast: 0.5,
});

export const knot: Piece = {
  edges: [edge(path("9.6,39.2 11.4,38.4 13.4,39.4 13.6,42.2 11.8,43.4 9.8,42.4 9.6,39.2"))],
  cloth: silk,
  folds: [crease(path("10.4,39.4 11.4,41 11,43"), 0.7, 0.9, 1)],
  roundness: 1,
  cast: 0.5,
};
