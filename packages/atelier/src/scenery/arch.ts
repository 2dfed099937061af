import type { Point } from "../engine/point.ts";
import type { Place } from "./camera.ts";

/** An arched opening in meters across and up: straight jambs, then half a circle. */
export type Opening = { left: number; right: number; floor: number; spring: number };

/** Return the outline of an opening with a round arch, from its left foot to its right one. */
export function archOutline({ left, right, floor, spring }: Opening, count = 32): Point[] {
  const center = (left + right) / 2;
  const radius = (right - left) / 2;
  const crown = Array.from({ length: count + 1 }, (_, i): Point => {
    const turn = Math.PI * (1 - i / count);
    return [center + radius * Math.cos(turn), spring + radius * Math.sin(turn)];
  });
  return [[left, floor], ...crown, [right, floor]];
}

/** The outline set upright in a room: facing the viewer at a depth, or along a side wall. */
export const facing =
  (z: number) =>
  ([x, y]: Point): Place => [x, y, z];
/** Place an outline along a side wall at `x`. */
export const alongside =
  (x: number) =>
  ([z, y]: Point): Place => [x, y, z];
