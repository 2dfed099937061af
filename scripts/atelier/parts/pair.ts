import { movedPieces, type Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";

export type Pair = {
  /** Where the farther shoe stands against the nearer, in centimetres. */
  apart: Point;
  /** Degrees the farther shoe turns its toe away. */
  turn?: number;
  /** Size of the farther shoe against the nearer. */
  far?: number;
};

/** Both shoes of a pair from the drawing of one: the farther first, smaller and a little turned. */
export function pair(shoe: readonly Piece[], { apart, turn = 4, far = 0.95 }: Pair): Piece[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * far, Math.sin(angle) * far];
  const half: Point = [apart[0] / 2, apart[1] / 2];
  const farther = movedPieces(shoe, ([x, y]) => [
    x * cos - y * sin + half[0],
    x * sin + y * cos + half[1],
  ]);
  const nearer = movedPieces(shoe, ([x, y]) => [x - half[0], y - half[1]]);
  return [...farther, ...nearer];
}
