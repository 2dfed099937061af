import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../../engine/piece.ts";
import { flute, stitch } from "../../parts/sewing.ts";
import { cinch, sideLine } from "./waist.ts";

export function front(gabardine: Cloth, over: boolean): Piece {
  const lap = over ? -8.2 : -4;
  const left: Piece = {
    edges: [
      edge(path("7,-0.6 13,2 19.6,4.8")),
      edge(path("19.6,4.8 17.2,15 18.2,24")),
      edge([[18.2, 24], ...sideLine]),
      edge([
        [24.4, 108],
        [12, 111.4],
        [0, 112],
        [lap - 0.6, 111.4],
      ]),
      edge([
        [lap - 0.6, 111.4],
        [lap, 70],
        [lap + 0.4, 24],
      ]),
      edge(
        [
          [lap + 0.4, 24],
          [7, -0.6],
        ],
        0,
      ),
    ],
    cloth: gabardine,
    folds: [
      ...cinch(46.4, 12, 2, 13),
      ...cinch(41.4, -10, 3, 13),
      flute(path("12,48 14.6,76 18,110"), 3.2, 0.8, [0.4, 1]),
      flute(path("4,52 5.4,80 6.6,111"), 2.6, 0.6, [0.7, 1]),
    ],
    lines: [
      stitch([
        [lap + 0.9, 26],
        [lap + 0.8, 70],
        [lap + 0.2, 111],
      ]),
    ],
    roundness: 3.2,
    cast: 0.5,
  };
  return over ? (mirroredPieces([left])[0] as Piece) : left;
}

/** The storm flap over the wearer's right breast, where the coat closes. */
export function stormFlap(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("-7.4,0 -12.6,2 -18.6,5.4"), 0),
      edge(path("-18.6,5.4 -17.2,14 -17,21"), 0.8),
      edge(path("-17,21 -11,25.6 -4.4,24.6 -1,22")),
      edge(path("-1,22 -4,10 -7.4,0"), 0),
    ],
    cloth: gabardine,
    lines: [stitch(path("-16.4,20.6 -11,24.6 -4.4,23.6 -1.6,21.4"))],
    roundness: 1.4,
    cast: 0.5,
  };
}
