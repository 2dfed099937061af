import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../../engine/piece.ts";
import { crease, stitch } from "../../parts/sewing.ts";
import { cinch, skirtFolds } from "./folds.ts";

/** The front the wearer's right arm is on: it lies over the other and ends past the center. */
export function overFront(wool: Cloth): Piece {
  return {
    edges: [
      edge(path("-7,-0.6 -13,2 -20,5")),
      edge(path("-20,5 -17.6,15 -18.4,24")),
      edge(path("-18.4,24 -16.8,33 -14.2,43 -17.4,56 -20.4,82 -22.6,111")),
      edge(path("-22.6,111 -10,114.4 2,115 8.4,113.6")),
      edge(path("8.4,113.6 8,86 7.2,60 6.4,44")),
      edge(path("6.4,44 -1,24 -7,-0.6"), 0),
    ],
    cloth: wool,
    folds: [
      ...skirtFolds.slice(1),
      ...cinch(45.4, 13).slice(0, 5),
      ...cinch(41.6, -10).slice(0, 4),
    ],
    lines: [stitch(path("5.4,46 6.2,62 7,86 7.3,113.4"))],
    roundness: 3.2,
    cast: 0.55,
  };
}

export function underFront(wool: Cloth): Piece {
  return {
    edges: [
      edge(path("7,-0.6 13,2 20,5")),
      edge(path("20,5 17.6,15 18.4,24")),
      edge(path("18.4,24 16.8,33 14.2,43 17.4,56 20.4,82 22.6,111")),
      edge(path("22.6,111 14,113.4 4,113")),
      edge(path("4,113 0,60 -4,44 7,-0.6"), 0),
    ],
    cloth: wool,
    folds: [...skirtFolds.slice(0, 1), ...cinch(45.4, 13).slice(5), ...cinch(41.6, -10).slice(5)],
    roundness: 3.2,
  };
}

/** A wide shawl collar, rolled; the wearer's right crosses over. */
export function shawl(wool: Cloth): Piece[] {
  const left: Piece = {
    edges: [
      edge(path("0,-4.4 4.4,-3.8 8.6,-0.6 12.6,8 13.8,17 10.4,27 2,41")),
      edge(path("2,41 -1.6,43"), 0),
      edge(path("-1.6,43 3.4,28 5.8,14 6,4 3.6,-0.6 0,-1.4")),
      edge(path("0,-1.4 0,-4.4"), 0),
    ],
    cloth: wool,
    folds: [crease(path("7.6,2 9.4,14 6,29"), 1.6, 0.5)],
    roundness: 1.8,
    cast: 0.6,
  };
  const [mirror] = mirroredPieces([left]) as [Piece];
  const right: Piece = {
    ...mirror,
    edges: [
      edge(path("0,-1.4 -3.6,-0.6 -6,4 -5.6,14 -1.8,28 6.6,43.6")),
      edge(path("6.6,43.6 1,43.4"), 0),
      edge(path("1,43.4 -8.4,28.4 -13.8,17 -12.6,8 -8.6,-0.6 -4.4,-3.8 0,-4.4")),
      edge(path("0,-4.4 0,-1.4"), 0),
    ],
  };
  return [left, right];
}
