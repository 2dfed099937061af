import { edge } from "../engine/outline.ts";
import type { Fold, Line, Piece } from "../engine/piece.ts";
import { type Point, plus, times } from "../engine/point.ts";
import { lining } from "./cloth.ts";
import { seam } from "./sewing.ts";

/** Centimeters the lining goes on under the near wall, so that no turn of the shoe opens a gap there. */
const TUCK: Point = [-0.7, 0.7];

/** What is seen through a shoe's opening: the lining of its far side, dark where it goes into the toe. */
export function opening(far: readonly Point[], near: readonly Point[], toe: Fold): Piece {
  const [first, last] = [plus(far[0] as Point, TUCK), far[far.length - 1] as Point];
  const tucked = near.map((point) => plus(point, TUCK));
  return {
    edges: [
      edge([...far]),
      edge([last, tucked[0] as Point], 0),
      edge(tucked, 0),
      edge([tucked[tucked.length - 1] as Point, first, far[0] as Point], 0),
    ],
    cloth: lining,
    folds: [toe],
    shade: 0.3,
    roundness: 1.2,
  };
}

/** Puckers a hand-sewn seam draws into the leather: short strokes across the line, seen from it. */
export function puckers(line: readonly Point[], reach: Point, per = 3): Line[] {
  const strokes: Line[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    for (let k = 0; k < per; k++) {
      const at = plus(times(a, 1 - k / per), times(b, k / per));
      strokes.push(seam([at, plus(at, reach)], 0.9));
    }
  }
  return strokes;
}
