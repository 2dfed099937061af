import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "../parts/closures.ts";
import { brass, cloth, lining } from "../parts/cloth.ts";
import { pair } from "../parts/pair.ts";
import { crease, stitch } from "../parts/sewing.ts";

function strap(path: Point[], wide: number, leather: Cloth, shade = 0): Piece {
  const lower = [...path].reverse().map(([x, y]): Point => [x + 0.1, y + wide]);
  return {
    edges: [
      edge(path),
      edge([path[path.length - 1] as Point, lower[0] as Point]),
      edge(lower),
      edge([lower[lower.length - 1] as Point, path[0] as Point]),
    ],
    cloth: leather,
    lines: shade
      ? []
      : [{ points: path.map(([x, y]): Point => [x + 0.05, y + wide * 0.28]), kind: "stitch" }],
    shade,
    roundness: 0.4,
    cast: 0.4,
  };
}

function insole(): Piece {
  return {
    edges: [
      edge(path("-5,3 -1,1.7 4,-1.4 8.6,-3.9 11.6,-4.2 13.1,-2.9")),
      edge(path("13.1,-2.9 13.2,-1.2 11.4,0.6 7.2,2.4 3,5.6 -2,8")),
      edge(path("-2,8 -5,3"), 0),
    ],
    cloth: lining,
    folds: [crease(path("-2,5 3,1.6 8,-1.8"), 2.4, 0.6)],
    roundness: 0.8,
  };
}

function heel(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("6.4,2.9 9,1.6 11.8,0.4 13.2,-1.6"), 0.6),
      edge(path("13.2,-1.6 13.5,0.6 12.6,4.4 12,8 11.9,11.6")),
      edge(path("11.9,11.6 10.7,11.8")),
      edge(path("10.7,11.8 10.4,8 9.7,5 8.4,3.6 6.4,2.9")),
    ],
    cloth: leather,
    roundness: 0.9,
  };
}

function sole(): Piece {
  return {
    edges: [
      edge(path("-14.4,9.6 -11,11 -6,11 -1.6,9.8 3,6.6 6.6,3.4")),
      edge(path("6.6,3.4 6.6,2.4")),
      edge(path("6.6,2.4 2,6 -3,9.2 -8,10 -14.4,9.6"), 0),
    ],
    cloth: cloth("sole", "leather"),
    roundness: 0.4,
  };
}

function vamp(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-14.6,9.4 -12.4,6.9 -8.8,4.4 -5.2,1.9")),
      edge(path("-5.2,1.9 -4.6,3.2 -2.8,4.5 0.2,4.5 3.4,2.6 6,0.2")),
      edge(path("6,0.2 7,1.3 6.8,2.8")),
      edge(path("6.8,2.8 2,6.8 -3,9.7 -8,10.4 -12.6,10.2 -14.6,9.4")),
    ],
    cloth: leather,
    lines: [stitch(path("-5.7,2.7 -5,4 -3,5.3 0.4,5.3 3.8,3.3 6.3,1"))],
    folds: [
      crease(path("-12.6,8.2 -8,6.4 -5.4,4.6"), 1.1, 0.7),
      {
        points: path("-4,7.8 -3,6.8 -2.2,5.6"),
        width: 0.6,
        depth: 0.6,
        shape: "spindle",
        ink: [0.1, 0.6],
      },
    ],
    roundness: 1.5,
  };
}

function farSide(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-5.4,2.2 -3.4,1 0,-0.6 3.6,-2.8 5,-3.2")),
      edge(path("5,-3.2 5,-1.8 0,1.6 -4.6,3.4 -5.4,2.2"), 0.5),
    ],
    cloth: leather,
    shade: 0.35,
    roundness: 0.3,
    cast: 0.5,
  };
}

function buckle(leather: Cloth): Piece {
  return {
    edges: [edge(ellipse([6.9, 0.1], 0.95, 0.85, 14), 0.8)],
    cloth: brass,
    marks: [{ points: ellipse([6.9, 0.1], 0.5, 0.42), colour: leather.swatch.base }],
    roundness: 0.3,
    cast: 0.6,
    weight: 2.8,
  };
}

/** A pointed slingback on a slim heel, toe to the viewer's left. */
function slingback(leather: Cloth): Piece[] {
  return [
    strap(path("3.8,-1 8,-5.2 11.4,-7.8 13.6,-8.4"), 0.75, leather, 0.4),
    insole(),
    farSide(leather),
    heel(leather),
    sole(),
    vamp(leather),
    strap(path("5.7,0.1 9,-3.4 12,-6.6 13.8,-8.3"), 0.9, leather),
    buckle(leather),
  ];
}

const front: Plate = {
  name: "leather-slingback-pumps-front",
  alt: "A pair of pointed slingback pumps in black leather with a slim heel and a small brass buckle at the strap.",
  altEs: "Par de zapatos destalonados de cuero negro, de punta fina y tacón delgado, con una pequeña hebilla de latón en la tira.",
  ground: "rose",
  frame: { scale: 28, origin: [606, 830] },
  pools: [
    { at: [-8.6, 17.4], half: 7 },
    { at: [9.4, 18.3], half: 2.4 },
    { at: [-4, 5], half: 6 },
    { at: [13, 4.6], half: 2.2 },
  ],
  pieces: pair(slingback(cloth("black", "leather")), { apart: [4.6, -12.8], turn: -3 }),
};
const detail: Plate = {
  name: "leather-slingback-pumps-detail",
  alt: "A slingback pump in burgundy leather seen close from the side, with its heel strap and brass buckle.",
  altEs: "Un zapato destalonado de cuero burdeos visto de cerca y de lado, con su tira al talón y su hebilla de latón.",
  ground: "sage",
  frame: { scale: 31, origin: [604, 820] },
  pools: [
    { at: [-8.6, 11.6], half: 7 },
    { at: [11.4, 12.2], half: 2.4 },
  ],
  pieces: slingback(cloth("burgundy", "leather")),
};

export const leatherSlingbackPumps = [front, detail];
