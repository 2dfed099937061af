import type { Swatch } from "../palette.ts";
import type { FabricName } from "./fabric.ts";
import type { Edge } from "./outline.ts";
import { movedEdges } from "./outline.ts";
import type { Move, Point } from "./point.ts";

export type Cloth = { swatch: Swatch; fabric: FabricName };

/** A fold: light on one side of its ridge, shadow in the valley on the other. */
export type Fold = {
  points: readonly Point[];
  /** Greatest width of the shadow, in centimeters. */
  width: number;
  /** 0 to 1. */
  depth: number;
  /** "open" widens towards its end as cloth does at a hem; "spindle" dies away at both ends. */
  shape: "open" | "spindle";
  /** Shares of the length that are also drawn in ink. */
  ink?: readonly [from: number, to: number];
};

/** A line upon a piece: a pen line, a pressed seam, a row of stitches, or woven texture. */
export type Line = {
  points: readonly Point[];
  kind: "ink" | "seam" | "stitch" | "texture" | "light";
  weight?: number;
};

/** An area of other color upon a piece: a stripe, a printed motif, a lining. */
export type Mark = { points: readonly Point[]; color: string; opacity?: number };

/** One piece of a plate: an outline that hides what lies beneath it, painted and inked. */
export type Piece = {
  edges: readonly Edge[];
  cloth: Cloth;
  folds?: readonly Fold[];
  lines?: readonly Line[];
  marks?: readonly Mark[];
  /** Centimeters over which the form turns away from the light; 0 is flat. */
  roundness?: number;
  /** Darkens the whole piece, for insides and undersides: 0 to 1. */
  shade?: number;
  /** Strength of the shadow it throws on the pieces beneath. */
  cast?: number;
  /** Pen weight in design pixels, when it differs from the plate's. */
  weight?: number;
};

/** The same pieces elsewhere: the other sleeve, the second shoe. */
export function movedPieces(pieces: readonly Piece[], move: Move): Piece[] {
  return pieces.map((piece) => ({
    ...piece,
    edges: movedEdges(piece.edges, move),
    folds: piece.folds?.map((fold) => ({ ...fold, points: fold.points.map(move) })) ?? [],
    lines: piece.lines?.map((line) => ({ ...line, points: line.points.map(move) })) ?? [],
    marks: piece.marks?.map((mark) => ({ ...mark, points: mark.points.map(move) })) ?? [],
  }));
}

/** The pieces in the center-front mirror; the light stays where it is. */
export function mirroredPieces(pieces: readonly Piece[]): Piece[] {
  return movedPieces(pieces, ([x, y]) => [-x, y]);
}
