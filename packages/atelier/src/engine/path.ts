import type { Point } from "./point.ts";

/**
 * Points written as a tailor's chart writes them: "x,y x,y …". Throws on anything that is not a pair
 * of numbers, so that a slip of the pen stops the drawing.
 */
export function path(chart: string): Point[] {
  return chart
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y, ...rest] = pair.split(",").map(Number);
      const sound = x !== undefined && y !== undefined && Number.isFinite(x) && Number.isFinite(y);
      if (!sound || rest.length > 0) throw new Error(`not a point: ${pair}`);
      return [x, y];
    });
}
