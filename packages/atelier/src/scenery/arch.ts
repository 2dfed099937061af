import { arc } from "../engine/arc.ts";
import type { Point } from "../engine/point.ts";
import type { Place } from "./camera.ts";

/** An arched opening in meters across and up: straight jambs, then half a circle. */
export type Opening = { left: number; right: number; floor: number; spring: number };

/** Return the outline of an opening with a round arch, from its left foot to its right one. */
export function archOutline({ left, right, floor, spring }: Opening, count = 32): Point[] {
  const center = (left + right) / 2;
  const radius = (right - left) / 2;
  const crown = arc([center, spring], radius, radius, 180, 0, count);
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
