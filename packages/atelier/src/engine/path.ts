import type { Point } from "./point.ts";

/** Parse points written as in a tailor's chart: "x,y x,y …". Throws on anything that is not a pair of numbers. */
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
