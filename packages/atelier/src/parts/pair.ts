import { movedPieces, type Piece } from "../engine/piece.ts";
import type { Move, Point } from "../engine/point.ts";
import { depthOf, type Last } from "./last.ts";

/** A shoe as it is drawn, the last it was made on, and what sole and heel cover of the floor. */
export type Shoe = {
  pieces: readonly Piece[];
  last: Last;
  prints: readonly (readonly Point[])[];
};

export type Pair = {
  /** Where the farther shoe stands against the nearer, in centimeters. */
  apart: Point;
  /** Degrees each shoe turns its toe away from the viewer, the farther first. */
  turn?: readonly [far: number, near: number];
  /** Size of the farther shoe against the nearer. */
  far?: number;
};

type Standing = { pieces: Piece[]; prints: Point[][] };

/** Sine of the angle the viewer looks down at: a step away on the floor is so much of a step up the sheet. */
const LOOKING_DOWN = 0.42;

/**
 * A shoe turned upon the floor. What is nearer the viewer than its middle swings one way, what is farther the
 * other, so that it is seen from another side; heights stay upright.
 */
function turnedShoe(last: Last, degrees: number, size: number, to: Point): Move {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const depth = depthOf(last);
  return ([x, y]) => [
    (x * cos + depth(x, y) * sin) * size + to[0],
    (y + x * sin * LOOKING_DOWN) * size + to[1],
  ];
}

/** Both shoes of a pair on one floor, the farther first, each turned its own way. */
export function pair(
  { pieces, last, prints }: Shoe,
  { apart, turn = [20, -4], far = 0.96 }: Pair,
): Standing {
  const half: Point = [apart[0] / 2, apart[1] / 2];
  const moves = [
    turnedShoe(last, turn[0], far, half),
    turnedShoe(last, turn[1], 1, [-half[0], -half[1]]),
  ];
  return {
    pieces: moves.flatMap((move) => movedPieces(pieces, move)),
    prints: moves.flatMap((move) => prints.map((print) => print.map(move))),
  };
}
