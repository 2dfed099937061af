import type { Point } from "./point.ts";

/** Return `count` steps along an ellipse, between two angles in degrees, clockwise from the right. */
export function arc([x, y]: Point, rx: number, ry = rx, from = 0, to = 360, count = 40): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const turn = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });
}
