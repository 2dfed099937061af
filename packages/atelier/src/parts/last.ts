import type { Point } from "../engine/point.ts";

/** The last a shoe is drawn on: lines from toe to heel as they lie on its drawing, x always growing. */
export type Last = {
  /** The top of the far wall; over the toes, where there is but one top, the ridge. */
  far: readonly Point[];
  /** The top of the near wall; over the toes the same ridge. */
  near: readonly Point[];
  /** Where the near wall meets sole or floor. */
  foot: readonly Point[];
  /** Centimeters from its middle to its side where it is widest. */
  half: number;
};

/** The height of a line at `x`; beyond its ends that of the end. */
function heightAt(line: readonly Point[], x: number): number {
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point];
    if (x <= bx) return ay + (by - ay) * Math.max(0, (x - ax) / (bx - ax || 1));
  }
  return (line[line.length - 1] as Point)[1];
}

/** A wall stands a little within the sole, and a gap between the walls this wide counts as open. */
const WALL = 0.8;
const OPEN_CM = 1.6;

/**
 * How many centimeters a spot of a shoe's drawing lies behind the shoe's middle (before it: negative). The near
 * wall rounds from the ridge down to the foot; between the walls the inside runs straight across.
 */
export function depthOf({ far, near, foot, half }: Last): (x: number, y: number) => number {
  const [first, last] = [(foot[0] as Point)[0], (foot[foot.length - 1] as Point)[0]];
  const [middle, reach] = [(first + last) / 2, (last - first) / 2];
  return (x, y) => {
    const wide = half * Math.sqrt(Math.max(0.06, 1 - ((x - middle) / reach) ** 2));
    const [back, front, floor] = [heightAt(far, x), heightAt(near, x), heightAt(foot, x)];
    const wall = wide * WALL * Math.min(1, Math.max(0, front - back) / OPEN_CM);
    if (y <= back) return wall;
    if (y <= front) return wall - (2 * wall * (y - back)) / (front - back);
    const down = Math.min(1, (y - front) / Math.max(0.1, floor - front));
    return -wall - (wide - wall) * Math.sqrt(1 - (1 - down) ** 2);
  };
}
