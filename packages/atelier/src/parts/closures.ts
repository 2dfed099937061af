import { arc } from "../engine/arc.ts";
import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { inked, seam } from "./sewing.ts";

/** A closed ring of points. */
export function ellipse(center: Point, rx: number, ry = rx, count = 12): Point[] {
  return arc(center, rx, ry, 0, 360, count);
}

/** A sewn button with its thread. */
export function button(at: Point, radius: number, cloth: Cloth): Piece {
  const eye = radius * 0.28;
  return {
    edges: [edge(ellipse(at, radius), 0.6)],
    cloth,
    lines: [
      seam(ellipse(at, radius * 0.68), 0.6),
      inked(
        [
          [at[0] - eye, at[1] - eye],
          [at[0] + eye, at[1] + eye],
        ],
        0.9,
      ),
      inked(
        [
          [at[0] + eye, at[1] - eye],
          [at[0] - eye, at[1] + eye],
        ],
        0.9,
      ),
    ],
    roundness: radius * 0.5,
    cast: 0.5,
  };
}

/** Return buttons at even distances from one point to another. */
export function buttonRow(
  from: Point,
  to: Point,
  count: number,
  radius: number,
  cloth: Cloth,
): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0 : i / (count - 1);
    return button(
      [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
      radius,
      cloth,
    );
  });
}
