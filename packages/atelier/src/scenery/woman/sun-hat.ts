import { arc } from "../../engine/arc.ts";
import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Fold, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { swatches } from "../../palette.ts";
import { texture } from "../../parts/sewing.ts";

const straw: Cloth = { swatch: swatches.natural, fabric: "straw" };
const grosgrain: Cloth = { swatch: swatches.black, fabric: "silk" };
type Pair = readonly [number, number];

/** Worn at a slant: the brim dips away to the right. */
const tilted = (points: readonly Pair[]): Point[] =>
  points.map(([x, y]) => [x * 0.985 + y * 0.16 - 1.6, y * 0.985 - x * 0.16 + 8]);
const ring = (rx: number, ry: number): Point[] => arc([0, 0.4], rx, ry, 0, 360, 24);

/** The hat of the figure, in the figure's own units. */
export function sunHatFromBehind(
  fold: (points: Point[], width: number, depth?: number, ink?: Pair) => Fold,
): Piece[] {
  const brim: Piece = {
    edges: [
      edge(
        tilted(
          path(
            "-23,-1 -19,-4.4 -10,-6 0,-6.2 11,-5.6 19,-2.6 23,2 18,4.8 9,6 0,6.4 -10,6.2 -19,3.6 -23,-1",
          ),
        ),
      ),
    ],
    cloth: straw,
    lines: [0.5, 0.68, 0.86].map((k) => texture(tilted(ring(22.4 * k, 6 * k)), 1.3)),
    folds: [fold(tilted(path("-15,2.6 -5,5 8,4.8")), 1.8, 0.6)],
    roundness: 1.5,
    cast: 0.6,
  };
  const crown: Piece = {
    edges: [
      edge(
        tilted(
          path(
            "-8.8,1.6 -8.6,-4.6 -7.2,-10 -3,-12 2.4,-12.2 7,-10.2 8.7,-4.6 9,1.6 4.6,3.6 -4,3.6 -8.8,1.6",
          ),
        ),
      ),
    ],
    cloth: straw,
    lines: [-7, -4.4].map((y) =>
      texture(
        tilted([
          [-8.6, y],
          [-3, y + 1.6],
          [3, y + 1.6],
          [8.6, y],
        ]),
        1.2,
      ),
    ),
    folds: [fold(tilted(path("-3.8,-10.8 0,-8.8 4,-10.8")), 1.3, 0.6, [0, 1])],
    roundness: 2.2,
    cast: 0.6,
  };
  const band: Piece = {
    edges: [
      edge(tilted(path("-8.9,1.2 -8.7,-2.4 -3,-0.6 3,-0.6 8.8,-2.4 9,1.2 4,3.6 -4,3.6 -8.9,1.2"))),
    ],
    cloth: grosgrain,
    roundness: 0.8,
    cast: 0.3,
  };
  const tail = (spine: readonly Pair[], wide: number): Piece => ({
    edges: [
      edge(tilted(spine.map(([x, y], i) => [x, y - wide * (0.3 + 0.1 * i)]))),
      edge(
        tilted(
          [spine[3] as Pair, spine[3] as Pair].map(([x, y], i) => [
            x + (i ? 0.4 : 0),
            y + wide * (i ? 0.6 : -0.6),
          ]),
        ),
      ),
      edge(tilted([...spine].map(([x, y], i): Pair => [x, y + wide * (0.3 + 0.1 * i)]).reverse())),
    ],
    cloth: grosgrain,
    roundness: 0.6,
    cast: 0.3,
  });
  return [
    brim,
    tail(path("4,2 12,5.4 20,5 29,10"), 1.9),
    tail(path("3.4,2.4 9,8 15,9.4 21,15.4"), 1.8),
    crown,
    band,
  ];
}
