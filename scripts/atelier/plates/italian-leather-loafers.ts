import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth, lining } from "../parts/cloth.ts";
import { pair } from "../parts/pair.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";

const sole = cloth("sole", "leather");

function outsole(): Piece {
  return {
    edges: [
      edge(path("-14.4,4 -14.9,4.9 -12.4,6.3 -7,6.8 0,5.9 6,5.1 12.9,3.9")),
      edge(path("12.9,3.9 12.8,2.8")),
      edge(path("12.8,2.8 6,4 0,4.8 -7,5.6 -12,5.2 -14.4,4"), 0),
    ],
    cloth: sole,
    lines: [stitch(path("-14.2,4.6 -12.1,5.8 -7,6.3 0,5.4 6,4.6 12.7,3.4"))],
    roundness: 0.5,
  };
}

function heel(): Piece {
  return {
    edges: [
      edge(path("5.2,5.1 9,4.6 13,3.7")),
      edge(path("13,3.7 12.8,5.8")),
      edge(path("12.8,5.8 9.4,6.7 5.5,7")),
      edge(path("5.5,7 5.2,5.1")),
    ],
    cloth: sole,
    lines: [seam(path("5.4,6 9.4,5.6 12.8,4.8"))],
    roundness: 0.7,
  };
}

function inside(): Piece {
  return {
    edges: [
      edge(path("-1.8,-4.4 2,-5 6.4,-5.9 10.4,-6.3 12.5,-4.8")),
      edge(path("12.5,-4.8 9.4,-0.4 4.8,0.6 0.4,-1"), 0),
      edge(path("0.4,-1 -1.8,-4.4"), 0),
    ],
    cloth: lining,
    folds: [
      crease(path("0.6,-3.2 5,-3 11,-4.6"), 1.8, 0.9),
      {
        points: path("1.6,-1.4 5.6,-1.6 10.6,-3.2"),
        width: 1,
        depth: 0.7,
        shape: "spindle",
        ink: [0.1, 0.8],
      },
    ],
    shade: 0.22,
    roundness: 0.8,
  };
}

function upper(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-14.2,4.3 -14.6,2.8 -13.2,1 -9.6,-0.6 -5.8,-2.3 -3.4,-4")),
      edge(path("-3.4,-4 -1.6,-5.2 0.1,-4.9 0.8,-3.4 1,-2")),
      edge(path("1,-2 3,-0.5 5.6,0 8.8,-0.8 11.2,-3.2 12.5,-4.9")),
      edge(path("12.5,-4.9 13.2,-2.4 13.1,0.4 12.8,3")),
      edge(path("12.8,3 6,4.3 0,5.1 -7,5.9 -12,5.5 -14.2,4.3")),
    ],
    cloth: leather,
    lines: [
      stitch(path("1.3,-1.4 3.2,0.2 5.8,0.7 9.2,-0.1 11.7,-2.4")),
      {
        points: path("0.8,-1.4 -2.8,1.6 -7.6,3.2 -11,3 -12.9,1.8 -13.3,1.1"),
        kind: "ink",
        weight: 1.1,
      },
      stitch(path("0.8,-0.8 -2.8,2.2 -7.6,3.8 -11.2,3.6 -13.4,2.2")),
      seam(path("9.8,-1.4 9.3,1.2 9.6,3.6")),
    ],
    folds: [
      crease(path("-3,1.8 -7.6,3.4 -12,2.8"), 0.9, 0.9),
      crease(path("-12.6,4.4 -4,4.6 5,3.4 12.4,1.8"), 1, 0.7),
      crease(path("3,1.6 7,2 11.6,-0.4"), 1, 0.6),
      crease(path("-12,0.8 -8.6,0 -5.4,-1.2"), 1.4, 0.6),
    ],
    roundness: 1.3,
  };
}

function strap(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-6.9,-1.8 -5.6,-2.6 -4.4,-3.5")),
      edge(path("-4.4,-3.5 -2.4,-1.8 0.8,0 2.8,3.1")),
      edge(path("2.8,3.1 -1,3.7")),
      edge(path("-1,3.7 -2.4,1.7 -4.8,0.2 -6.9,-1.8")),
    ],
    cloth: leather,
    lines: [
      stitch(path("-4.5,-2.9 -2.6,-1.4 0.4,0.5 2.1,3")),
      stitch(path("-6.3,-1.8 -4.4,-0.1 -1.9,1.4 -0.5,3.4")),
    ],
    marks: [
      {
        points: path("-4.7,-1.5 -3.4,-1.3 -1.4,0.2 -0.6,1.4 -2,1.1 -3.9,-0.2 -4.7,-1.5"),
        colour: leather.swatch.deep,
        opacity: 0.9,
      },
    ],
    roundness: 0.7,
    cast: 0.7,
  };
}

/** A penny loafer, toe to the viewer's left, seen from above its outer side. */
function loafer(leather: Cloth): Piece[] {
  return [outsole(), heel(), inside(), upper(leather), strap(leather)];
}

const front: Plate = {
  name: "italian-leather-loafers-front",
  alt: "A pair of penny loafers in tan Italian leather with a hand-sewn apron, a saddle strap and stacked heels.",
  altEs: "Par de mocasines de cuero italiano color tostado con puntera cosida a mano, antifaz y tacón bajo apilado.",
  ground: "sage",
  frame: { scale: 28, origin: [606, 860] },
  pools: [
    { at: [-1.6, 13], half: 12.6 },
    { at: [4, 1.4], half: 11.6 },
  ],
  pieces: pair(loafer(cloth("tan", "leather")), { apart: [4.6, -11], turn: -5 }),
};
const detail: Plate = {
  name: "italian-leather-loafers-detail",
  alt: "Close view of a black Italian leather loafer: the stitched apron and the cut of the saddle strap.",
  altEs: "Detalle de un mocasín de cuero italiano negro: la puntera cosida a mano y el corte del antifaz.",
  ground: "sand",
  frame: { scale: 62, origin: [860, 800] },
  cropped: true,
  pieces: loafer(cloth("black", "leather")),
};

export const italianLeatherLoafers = [front, detail];
