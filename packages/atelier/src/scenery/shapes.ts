import type { Point } from "../engine/point.ts";
import { noise } from "../engine/random.ts";
import type { Loop } from "./sketch.ts";

/** A loop whose edge wanders as a wide wet brush does. */
export function loose(loop: Loop, seed: number, by = 6): Point[] {
  return loop.map(([x, y], i) => [
    x + noise(seed + 5, i / 5) * by * 0.5 + noise(seed + 6, i / 19) * by,
    y + noise(seed + 8, i / 5) * by * 0.5 + noise(seed + 9, i / 19) * by,
  ]);
}

/** Return the corners of a rectangle, clockwise from the top left. */
export function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}
