import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../../engine/piece.ts";
import { stitch } from "../../parts/sewing.ts";

/** The wide lapel folded back from the zip, with its snap. */
export function lapels(suede: Cloth): Piece[] {
  const right: Piece = {
    edges: [
      edge(path("-6.4,2 -3,9 1.6,19 5.4,33"), 0.9),
      edge(path("5.4,33 -4,27 -11.6,19.4 -14.6,13")),
      edge(path("-14.6,13 -9.6,9.6")),
      edge(path("-9.6,9.6 -6.4,2"), 0.6),
    ],
    cloth: suede,
    lines: [stitch(path("4,31.4 -4,25.8 -10.8,18.8 -13.4,13.2 -9.8,10.6"))],
    roundness: 1.6,
    cast: 0.6,
  };
  const left: Piece = {
    edges: [
      edge(path("6.4,2 5.6,12 3,22 4.4,31"), 0.9),
      edge(path("4.4,31 11,26 15,19 15.6,12.4")),
      edge(path("15.6,12.4 10,9.2")),
      edge(path("10,9.2 6.4,2"), 0.6),
    ],
    cloth: suede,
    lines: [stitch(path("5.2,29.4 10.4,25 14,18.6 14.4,12.8 10,10.4"))],
    roundness: 1.6,
    cast: 0.6,
  };
  return [left, right];
}

export function collar(suede: Cloth): Piece[] {
  const half: Piece = {
    edges: [
      edge(path("0,-4 4.4,-3.6 8.4,-1 11.4,3 13,8.4")),
      edge(path("13,8.4 9,10.4")),
      edge(path("9,10.4 6.2,4.6 4.6,0.6 0,-0.6")),
      edge(path("0,-0.6 0,-4"), 0),
    ],
    cloth: suede,
    lines: [stitch(path("4.4,-2.8 7.8,-0.4 10.6,3.4 12,7.8 9.2,9.2"))],
    roundness: 1.2,
    cast: 0.6,
  };
  return [half, ...mirroredPieces([half])];
}
