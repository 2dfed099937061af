import { along, smooth } from "../engine/curve.ts";
import { between, type Point } from "../engine/point.ts";

/** A length of cloth between two side edges: `across` 0 (viewer's left) to 1, `down` 0 to 1. */
export type Surface = (across: number, down: number) => Point;

type Sag = {
  /** Centimeters the middle of the top and bottom hang below the line between the sides. */
  top: number;
  bottom: number;
};

/** Return the hanging cloth between a left and a right side. */
export function surface(
  left: readonly Point[],
  right: readonly Point[],
  sag: Sag = { top: 0, bottom: 0 },
): Surface {
  const a = smooth(left, 1);
  const b = smooth(right, 1);
  return (across, down) => {
    const [x, y] = between(along(a, down), along(b, down), across);
    const droop = sag.top + (sag.bottom - sag.top) * down;
    const beyond = Math.max(0, down - 1) * 100;
    return [x, y + droop * 4 * across * (1 - across) + beyond];
  };
}

/** A line straight across the cloth at one height, viewer's right to left. */
export function weft(cloth: Surface, down: number, count = 9): Point[] {
  return Array.from({ length: count }, (_, i) => cloth(1 - i / (count - 1), down));
}

/** A line down the cloth. */
export function warp(cloth: Surface, across: number, from = 0, to = 1, count = 6): Point[] {
  return Array.from({ length: count }, (_, i) =>
    cloth(across, from + ((to - from) * i) / (count - 1)),
  );
}
