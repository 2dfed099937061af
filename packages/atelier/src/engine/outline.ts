import type { Move, Point } from "./point.ts";

/** One pull of the pen: a smooth line through its points. Edges meet in corners. */
export type Edge = {
  points: readonly Point[];
  /** Pen weight against the plate's own; 0 leaves the edge without ink. */
  ink: number;
};

/** Return one pull of the pen through points; `ink` is its weight, 0 for none. */
export function edge(points: readonly Point[], ink = 1): Edge {
  return { points, ink };
}

/** The edge seen in the center-front mirror, running the other way so that a loop stays a loop. */
export function mirrored({ points, ink }: Edge): Edge {
  return { points: flipped(points).reverse(), ink };
}

/** Points on the other side of the center line. */
export function flipped(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y] as const);
}

/**
 * A closed outline from its right half, drawn from top center down to bottom center. The first and
 * last edge run through the center in one stroke, without a corner there.
 */
export function symmetric(half: readonly Edge[]): Edge[] {
  const first = half[0] as Edge;
  const last = half[half.length - 1] as Edge;
  const middle = half.slice(1, -1);
  const top = { points: [...mirrored(first).points, ...first.points.slice(1)], ink: first.ink };
  const bottom = { points: [...last.points, ...mirrored(last).points.slice(1)], ink: last.ink };
  return [top, ...middle, bottom, ...[...middle].reverse().map(mirrored)];
}

/** Return the edges moved. */
export function movedEdges(edges: readonly Edge[], move: Move): Edge[] {
  return edges.map(({ points, ink }) => ({ points: points.map(move), ink }));
}
