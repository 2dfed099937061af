/** A place on the plate: centimeters on the garment until projected, design pixels after. */
export type Point = readonly [x: number, y: number];

/** Vector arithmetic. */
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The point `t` of the way from a to b. */
export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A move of the plane: pose, projection, or the second shoe of a pair. */
export type Move = (point: Point) => Point;
