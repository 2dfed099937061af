import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import { swatches } from "../palette.ts";
import { ellipse } from "../parts/closures.ts";
import { seam, stitch } from "../parts/sewing.ts";
import { pinnedSilk } from "./pinned-silk.ts";

const linen: Cloth = { swatch: swatches.natural, fabric: "linen" };
const wood: Cloth = { swatch: swatches.sole, fabric: "leather" };

/** A tailor's form on its stand, in centimeters, its throat at (0, 0), pinned with a length of silk. */
export function dressForm(silk: Cloth): Piece[] {
  const pole: Piece = {
    edges: [
      edge(path("-1.6,66 -1.6,116")),
      edge(path("-1.6,116 1.6,116")),
      edge(path("1.6,116 1.6,66")),
      edge(path("1.6,66 -1.6,66")),
    ],
    cloth: wood,
    roundness: 1,
  };
  const torso: Piece = {
    edges: symmetric([
      edge(path("0,-11.4 5,-11 5.6,-10")),
      edge(path("5.6,-10 5.4,-4 8,0 17.4,4.4")),
      edge(path("17.4,4.4 18.4,8 16.2,14 16.6,20")),
      edge(path("16.6,20 16.6,27 12,40.6 15,50 18.4,62 18,68")),
      edge(path("18,68 9,70.6 0,71.2")),
    ]),
    cloth: linen,
    lines: [
      seam(path("0,-10 0.2,20 0,45 0.2,71")),
      seam(path("9,1 8.4,18 6.4,40 8.6,69")),
      seam(path("-9,1 -8.4,18 -6.4,40 -8.6,69")),
      seam(path("-12,40.8 0,42.6 12,40.8"), 1.4),
      stitch(path("-16.6,25 0,28 16.6,25")),
    ],
    roundness: 3.4,
  };
  const cap: Piece = { edges: [edge(ellipse([0, -10.8], 5.8, 1.9))], cloth: wood, roundness: 1 };
  const knob: Piece = {
    edges: [edge(path("-1.4,-12 -1.8,-15 0,-17.4 1.8,-15 1.4,-12 -1.4,-12"))],
    cloth: wood,
    roundness: 1,
  };
  const pin = (x: number, y: number): Piece => ({
    edges: [edge(ellipse([x, y], 0.9))],
    cloth: { swatch: swatches.steel, fabric: "metal" },
    roundness: 0.4,
  });
  return [
    pole,
    torso,
    cap,
    knob,
    pinnedSilk(silk),
    pin(11.6, 40.6),
    pin(-9.6, 3.2),
    pin(-13.6, 6.6),
  ];
}
