import { edge } from "../engine/outline.ts";
import { type Cloth, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { seam, stitch } from "./sewing.ts";

type ShirtCollar = {
  /** Where the collar meets at the throat, and its point, on the wearer's left. */
  throat: Point;
  point: Point;
  half: number;
  stand: number;
};

/** A turned collar on its stand: the inside of the back, then both leaves. */
export function shirtCollar(shape: ShirtCollar, cloth: Cloth): Piece[] {
  const leaf = collarLeaf(shape, cloth);
  return [collarInside(shape, cloth), leaf, ...mirroredPieces([leaf])];
}

function collarInside({ throat, half, stand }: ShirtCollar, cloth: Cloth): Piece {
  const corner: Point = [half - 0.4, -stand + 0.8];
  const left: Point = [-corner[0], corner[1]];
  const top: Point[] = [
    left,
    [-half * 0.5, -stand - 0.3],
    [0, -stand - 0.5],
    [half * 0.5, -stand - 0.3],
    corner,
  ];
  const seamLine: Point[] = [
    [-half, -0.8],
    [0, 0.8],
    [half, -0.8],
  ];
  return {
    edges: [edge(top), edge([corner, [half * 0.7, 1], [0, throat[1]], [-half * 0.7, 1], left], 0)],
    cloth,
    shade: 0.32,
    lines: [seam(seamLine)],
    roundness: 1,
  };
}

function collarLeaf({ throat, point, half, stand }: ShirtCollar, cloth: Cloth): Piece {
  const top: Point = [half - 0.5, -stand + 0.6];
  const outer: Point[] = [
    top,
    [half + 0.9, -stand + 1.8],
    [half + 2, 1.2],
    [point[0] + 1.4, point[1] - 4],
    point,
  ];
  const stitches: Point[] = [
    [half + 1.2, 1.4],
    [point[0] + 0.5, point[1] - 3.4],
    [point[0] - 0.4, point[1] - 1],
    [throat[0] + 0.4, throat[1] + 0.5],
  ];
  const front: Point = [(point[0] + throat[0]) / 2 + 0.2, (point[1] + throat[1]) / 2 + 0.5];
  return {
    edges: [
      edge(outer),
      edge([point, front, throat]),
      edge([throat, [half * 0.58, 0.6], [half - 1.2, -stand + 1.4], top]),
    ],
    cloth,
    lines: [stitch(stitches)],
    roundness: 1,
    cast: 0.5,
  };
}
