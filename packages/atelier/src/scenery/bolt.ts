import { arc } from "../engine/arc.ts";
import { edge } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { ellipse } from "../parts/closures.ts";
import { crease, seam } from "../parts/sewing.ts";

type Bolt = {
  left: Point;
  right: Point;
  radius: number;
  cloth: Cloth;
  marks?: Piece["marks"];
};

/** A bolt of cloth lying across the table, its wound end towards us. */
export function bolt({ left, right, radius, cloth }: Bolt): Piece[] {
  const squeeze = 0.46;
  const end = ellipse(right, radius * squeeze, radius, 20);
  const cap = (center: Point, from: 90 | -90): Point[] =>
    arc(center, radius * squeeze, radius, from, from + 180, 10);
  const body: Piece = {
    edges: [
      edge([
        [left[0], left[1] - radius],
        [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 - radius - 1],
        [right[0], right[1] - radius],
      ]),
      edge(cap(right, -90), 0.6),
      edge([
        [right[0], right[1] + radius],
        [left[0], left[1] + radius],
      ]),
      edge(cap(left, 90)),
    ],
    cloth,
    folds: [0.5, 0.8].map(
      (v): Fold =>
        crease(
          [
            [left[0], left[1] + radius * (v - 0.3)],
            [(left[0] + right[0]) / 2, left[1] + radius * (v - 0.24)],
            [right[0] - radius * 0.2, right[1] + radius * (v - 0.3)],
          ],
          radius * 0.4,
          0.4,
        ),
    ),
    roundness: radius * 0.5,
    cast: 0.5,
  };
  const spiral = (turns: number): Point[] =>
    Array.from({ length: turns * 12 }, (_, i): Point => {
      const r = radius * (0.94 - (0.72 * i) / (turns * 12));
      return [right[0] + r * squeeze * Math.cos(i / 1.91), right[1] + r * Math.sin(i / 1.91)];
    });
  const wound: Piece = {
    edges: [edge(end)],
    cloth,
    shade: 0.28,
    lines: [seam(spiral(5), 1.6)],
    roundness: radius * 0.2,
    cast: 0,
  };
  const core: Piece = {
    edges: [edge(ellipse(right, radius * 0.2 * squeeze * 1.3, radius * 0.22, 14))],
    cloth: { swatch: swatches.jute, fabric: "leather" },
    shade: 0.3,
    roundness: 2,
    cast: 0,
  };
  return [body, wound, core];
}
