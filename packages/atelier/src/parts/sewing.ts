import type { Fold, Line } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";

/** A pull in the cloth that dies away at both ends, inked from its start to `inkTo` of its length. */
export function crease(points: readonly Point[], width: number, depth: number, inkTo = 0): Fold {
  const fold: Fold = { points, width, depth, shape: "spindle" };
  return inkTo > 0 ? { ...fold, ink: [0, inkTo] } : fold;
}

/** A fold that opens as it falls to a free edge. */
export function flute(
  points: readonly Point[],
  width: number,
  depth: number,
  ink?: readonly [from: number, to: number],
): Fold {
  const fold: Fold = { points, width, depth, shape: "open" };
  return ink ? { ...fold, ink } : fold;
}

const drawn =
  (kind: Line["kind"]) =>
  (points: readonly Point[], weight?: number): Line => ({
    points,
    kind,
    ...(weight !== undefined && { weight }),
  });

/** A pressed seam or dart. */
export const seam = drawn("seam");
/** A pen line. */
export const inked = drawn("ink");
/** Woven texture. */
export const texture = drawn("texture");
/** A line of light. */
export const light = drawn("light");

/** A row of stitches; thread of weight 2 is twice as thick as sewing silk, for close views of saddlery. */
export const stitch = drawn("stitch");
