import { smooth } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { ellipse } from "../parts/closures.ts";
import { light } from "../parts/sewing.ts";

/** Tailor's shears lying open a little. */
export function shears(lay: (point: Point) => Point): Piece[] {
  const steel: Cloth = { swatch: swatches.steel, fabric: "metal" };
  const bow: Cloth = { swatch: swatches.black, fabric: "metal" };
  const half = (side: 1 | -1): Piece[] => {
    const at = (points: readonly (readonly [number, number])[]) =>
      points.map(([x, y]) => lay([x * side, y]));
    const open = 0.018;
    const blade: Piece = {
      edges: [
        edge(
          at([
            [-0.004, -0.02],
            [open * 0.2, -0.09],
            [open * 1.0, -0.19],
          ]),
        ),
        edge(
          at([
            [open, -0.19],
            [open * 1.1, -0.1],
            [0.02, -0.02],
            [0.012, 0.02],
          ]),
        ),
        edge(at(path("0.012,0.02 -0.01,0.02 -0.004,-0.02"))),
      ],
      cloth: steel,
      lines: [
        light(
          at([
            [0.004, -0.02],
            [open * 0.7, -0.1],
            [open, -0.18],
          ]),
          0.7,
        ),
      ],
      roundness: 4,
    };
    const ring = (grow: number) =>
      smooth(
        path(
          "-0.034,0.05 -0.05,0.075 -0.054,0.105 -0.04,0.13 -0.02,0.132 -0.008,0.11 -0.012,0.08 -0.034,0.05",
        ),
        0.01,
      ).map(([x, y]): Point => [-0.03 + (x + 0.03) * grow, 0.092 + (y - 0.092) * grow]);
    const arm: Piece = {
      edges: [
        edge(at(path("-0.012,0.0 -0.03,0.04 -0.036,0.056"))),
        edge(at(path("-0.036,0.056 -0.018,0.062")), 0),
        edge(at(path("-0.018,0.062 -0.008,0.04 0.01,0.012"))),
        edge(at(path("0.01,0.012 -0.012,0")), 0),
      ],
      cloth: bow,
      roundness: 4,
    };
    const handle: Piece = { edges: [edge(at(ring(1.16)))], cloth: bow, roundness: 4 };
    const eye: Piece = {
      edges: [edge(at(ring(0.72)))],
      cloth: { swatch: { ...swatches.tan, base: "#D9B78E", shadow: "#C79F72" }, fabric: "leather" },
      roundness: 0,
      cast: 0,
    };
    return [blade, arm, handle, eye];
  };
  const screw: Piece = {
    edges: [edge(ellipse(lay([0, 0.004]), 7, 5))],
    cloth: { swatch: swatches.brass, fabric: "metal" },
    roundness: 2,
  };
  return [...half(-1), ...half(1), screw];
}
