import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { ellipse } from "../parts/closures.ts";
import { brass, cloth, lining } from "../parts/cloth.ts";
import type { Last } from "../parts/last.ts";
import { pair, type Shoe } from "../parts/pair.ts";
import { crease, inked, stitch } from "../parts/sewing.ts";

const ridge = path("-15,9.4 -13.4,8.2 -10.8,6.4 -7.8,4.6 -5.4,3.2");
const last: Last = {
  far: [
    ...ridge,
    ...path("-3,1.7 0.4,-0.3 3.6,-1.9 5,-2.2 8.2,-4.2 11.4,-5.9 13.6,-6.3 14.6,-5.6"),
  ],
  near: [
    ...ridge,
    ...path("-5,4.6 -3.6,5.6 -1.2,5.6 1.6,4.4 4.4,2.6 6.8,1 9.2,-0.9 12,-3.6 14.6,-5.6"),
  ],
  foot: path("-15,9.5 -11.6,10.8 -7.4,11.1 -3.2,10.3 1,7.8 4.4,5.1 7,3.5 10.4,4.6 11.5,11 14.6,11"),
  half: 3.6,
};
const prints = [
  path("-14.8,9.6 -11.6,10.8 -7.4,11.1 -3.4,10.4 -0.6,8.8 -4,8 -11,8.4 -14.8,9.6"),
  path("11.3,11 12,11.3 12.6,11 12.4,10.5 11.6,10.5 11.3,11"),
];

/** A band of leather between two lines, stitched when its outer side is seen. */
function strap(over: Point[], under: Point[], leather: Cloth, shade = 0): Piece {
  return {
    edges: [
      edge(over),
      edge([over[over.length - 1] as Point, under[0] as Point], 0.8),
      edge(under),
      edge([under[under.length - 1] as Point, over[0] as Point], 0),
    ],
    cloth: leather,
    shade,
    roundness: 0.4,
    cast: 0.4,
  };
}

function insole(): Piece {
  return {
    edges: [
      edge(path("-5,3.4 -2,2 1.6,0.2 5,-1.6 8.4,-2.9 11,-3 12.9,-1.8"), 0.8),
      edge(path("12.9,-1.8 13.1,-0.6 11.6,0.6 8.4,1.8 5,3.8 1,6 -2,7")),
      edge(path("-2,7 -5,3.4"), 0),
    ],
    cloth: lining,
    folds: [
      crease(path("-4,4.8 -1,4.4 2.4,2.6"), 3, 1),
      crease(path("6,0.8 9,-0.8 12,-1.4"), 1.6, 0.4),
    ],
    lines: [stitch(path("4.6,-0.8 8.2,-2.2 10.9,-2.3 12.4,-1.4 12.4,-0.7 11.2,0 8,1.2"))],
    roundness: 0.9,
  };
}

/** The dark of the toe, seen past the end of the insole. */
function toeBox(): Piece {
  return {
    edges: [
      edge(path("-6,3.6 -3,1.9 0.4,-0.1 3.6,-1.6"), 0),
      edge(path("3.6,-1.6 5,3 1,6 -2.6,6.6 -5,5.6 -6,3.6"), 0),
    ],
    cloth: lining,
    shade: 0.62,
    roundness: 0.6,
  };
}

function heel(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("5.6,3.6 8.4,1.9 11.6,0.7 13.1,-0.7"), 0.5),
      edge(path("13.1,-0.7 13.7,0.6 13.5,2.6 12.9,5.4 12.5,8.2 12.4,11")),
      edge(path("12.4,11 11.5,11.1")),
      edge(path("11.5,11.1 11.4,8.4 11,6 10.1,4.5 8.4,3.9 5.6,3.6")),
    ],
    cloth: leather,
    folds: [crease(path("12.6,1.4 12.2,5 11.9,10"), 0.7, 0.6)],
    roundness: 0.9,
  };
}

function sole(): Piece {
  return {
    edges: [
      edge(path("-14.8,9.5 -11.6,10.8 -7.4,11.1 -3.2,10.3 1,7.8 4.4,5.1 7,3.5")),
      edge(path("7,3.5 7,2.8")),
      edge(path("7,2.8 3,5.2 -1,8 -5,10 -9,10.4 -14.8,9.5"), 0),
    ],
    cloth: cloth("sole", "leather"),
    roundness: 0.4,
  };
}

function vamp(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-15,9.4 -13.4,8.2 -10.8,6.4 -7.8,4.6 -5.2,3.2")),
      edge(path("-5.2,3.2 -5,4.6 -3.6,5.6 -1.2,5.6 1.6,4.4 4.4,2.6 7,1.2")),
      edge(path("7,1.2 8.2,1.6 8.3,2.2")),
      edge(path("8.3,2.2 5.4,3.8 2,6.4 -1.4,8.8 -5,10.2 -9,10.5 -12.8,10.1 -15,9.4")),
    ],
    cloth: leather,
    lines: [stitch(path("-5.8,3.9 -5.4,5.2 -3.8,6.2 -1,6.2 1.9,4.9 4.7,3.1 7.2,1.8"))],
    folds: [
      crease(path("-13,8.9 -9.4,7 -6.2,5.6"), 1.3, 0.7),
      crease(path("-6.6,9 -3,8.2 0.6,6"), 1, 0.5),
    ],
    roundness: 1.6,
    cast: 0.5,
  };
}

/** The far wall of the shoe, its lining in shade. */
function farSide(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-5.4,3.2 -3,1.7 0.4,-0.3 3.6,-1.9 6.2,-2.6")),
      edge(path("6.2,-2.6 5.6,-1.5 2.6,0 -1,2 -4.4,4 -5.4,3.2"), 0.6),
    ],
    cloth: leather,
    shade: 0.35,
    roundness: 0.3,
    cast: 0.5,
  };
}

function buckle(leather: Cloth): Piece {
  return {
    edges: [edge(ellipse([8.1, 0.7], 1, 0.9, 16), 0.8)],
    cloth: brass,
    marks: [{ points: ellipse([8.1, 0.7], 0.55, 0.46), color: leather.swatch.base }],
    lines: [inked(path("7.4,1 8.1,0.7 8.9,0.3"), 1)],
    roundness: 0.3,
    cast: 0.6,
    weight: 2.6,
  };
}

/** A pointed slingback on a slim heel, toe to the viewer's left. */
function slingback(leather: Cloth): Shoe {
  const pieces = [
    strap(
      path("5,-2.2 8.2,-4.2 11.4,-5.9 13.6,-6.3 14.6,-5.6"),
      path("14.4,-4.9 13.4,-5.5 11.4,-5.1 8.6,-3.5 5.8,-1.6"),
      leather,
      0.4,
    ),
    toeBox(),
    insole(),
    farSide(leather),
    heel(leather),
    sole(),
    vamp(leather),
    strap(
      path("6.8,1 9.2,-0.9 12,-3.6 14,-5.8 14.7,-5.5"),
      path("14.7,-4.7 14.2,-4.5 12.6,-2.6 10,-0.1 7.9,1.7"),
      leather,
    ),
    buckle(leather),
  ];
  return { pieces, last, prints };
}

const front: Plate = {
  name: "leather-slingback-pumps-front",
  alt: "A pair of pointed slingback pumps in black leather with a slim heel and a small brass buckle at the strap.",
  altEs:
    "Par de zapatos destalonados de cuero negro, de punta fina y tacón delgado, con una pequeña hebilla de latón en la tira.",
  ground: "rose",
  frame: { scale: 30, origin: [604, 830] },
  ...pair(slingback(cloth("black", "leather")), { apart: [5, -7.6], turn: [24, -4] }),
};
const detail: Plate = {
  name: "leather-slingback-pumps-detail",
  alt: "A slingback pump in burgundy leather seen close from the side, with its heel strap and brass buckle.",
  altEs:
    "Un zapato destalonado de cuero burdeos visto de cerca y de lado, con su tira al talón y su hebilla de latón.",
  ground: "sage",
  frame: { scale: 31, origin: [604, 820] },
  ...slingback(cloth("burgundy", "leather")),
};

export const leatherSlingbackPumps = [front, detail];
