import { beside } from "./curve.ts";
import type { Point } from "./point.ts";

/** How wide a fold is at share `t` of its length, against its greatest width. */
export function foldWidth(shape: "open" | "spindle", t: number): number {
  return shape === "open" ? 0.1 + 0.9 * t ** 1.4 : Math.sin(Math.PI * t) ** 0.8;
}

/** The loop between a line and the line `width(t)` beside it. */
export function ribbon(line: readonly Point[], width: (t: number) => number): Point[] {
  return [...line, ...beside(line, width).reverse()];
}
