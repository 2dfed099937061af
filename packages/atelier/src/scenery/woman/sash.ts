import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { fold, silk } from "./materials.ts";

export const sash: Piece = {
  edges: [
    edge(path("-8.4,71.6 0,73.4 8.8,71.2")),
    edge(path("8.8,71.2 9.2,75.2")),
    edge(path("9.2,75.2 0,77.2 -8.6,75.4")),
    edge(path("-8.6,75.4 -8.4,71.6")),
  ],
  cloth: silk,
  folds: [fold(path("8,73 2,74.6 -5,74.4"), 0.8, 0.9, [0, 0.6])],
  roundness: 1.1,
  cast: 0.55,
};

export function ribbonTail(spine: Point[], wide: number): Piece {
  const side = (sign: number): Point[] =>
    spine.map(
      ([x, y], i): Point => [x - sign * wide * 0.2 * (i / 3), y + sign * wide * (0.24 + 0.14 * i)],
    );
  const [upper, lower] = [side(-1), side(1)];
  return {
    edges: [
      edge(upper),
      edge([upper.at(-1) as Point, lower.at(-1) as Point]),
      edge([...lower].reverse()),
      edge([lower[0] as Point, upper[0] as Point], 0),
    ],
    cloth: silk,
    folds: [fold(spine, wide * 0.5, 0.8, [0, 0.6], "open")],
    roundness: 1,
    cast: 0.4,
  };
}

export const knot: Piece = {
  edges: [edge(path("5.8,70.8 8.4,70.2 10.2,72.2 10,75.6 7.8,76.8 5.8,75.4 5.8,70.8"))],
  cloth: silk,
  folds: [fold(path("6.6,71.2 8,73.6 7.4,76.2"), 0.8, 0.9, [0, 1])],
  roundness: 1.1,
};
