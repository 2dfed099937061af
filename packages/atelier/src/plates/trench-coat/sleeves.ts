import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../../engine/piece.ts";
import { seam, stitch } from "../../parts/sewing.ts";
import { cuffBand, type Sleeve, sleeve } from "../../parts/sleeve.ts";

const arm: Sleeve = {
  cap: [19.2, 4.8],
  under: [17.2, 24],
  elbow: [24.8, 38],
  wrist: [26, 61],
  elbowHalf: 6,
  wristHalf: 5,
  head: 1.6,
  softness: 0.7,
};

export function epaulette(gabardine: Cloth): Piece {
  return {
    edges: [
      edge(path("19.8,3.6 14,1.2 9.8,0.6")),
      edge(path("9.8,0.6 8.6,1.9 9.6,3.2")),
      edge(path("9.6,3.2 14,4 19.2,7")),
      edge(path("19.2,7 19.8,3.6"), 0.6),
    ],
    cloth: gabardine,
    lines: [stitch(path("19,4 14,1.9 10,1.3")), stitch(path("18.8,6.2 14,3.4 10,2.6"))],
    roundness: 0.6,
    cast: 0.5,
  };
}

export function sleeves(gabardine: Cloth): Piece[] {
  const left = sleeve(arm, gabardine);
  const strap = cuffBand({ ...arm, wrist: [25.8, 54.6], wristHalf: 5.6 }, 2, gabardine, -0.2);
  const pair = [{ ...left, lines: [seam(path("20.8,16 22,30 21.8,44 22.4,60"))] }, strap];
  return [...pair, ...mirroredPieces(pair)];
}
