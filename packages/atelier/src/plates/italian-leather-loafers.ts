import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth } from "../parts/cloth.ts";
import type { Last } from "../parts/last.ts";
import { pair, type Shoe } from "../parts/pair.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";
import { opening, puckers } from "../parts/shoe.ts";

const sole = cloth("sole", "leather");
const farLine = path("0.4,-4.5 4,-4.3 8,-4.8 11,-5.8 12.5,-6.3 13.3,-5.9");
const nearLine = path("13.3,-5.9 11.8,-4.1 8.8,-2 5.4,-1 2.8,-1.2 1.1,-2.2");
const apronSeam = path("0.2,0.2 -2.6,1.9 -5.6,3 -8.6,3.6 -11,3.6 -12.5,2.9");

const ridge = path("-14.7,4.3 -13.9,2.2 -12,1 -9.2,-0.2 -6,-1.4 -3.6,-2.6 -1.6,-4 -0.4,-4.6");
const last: Last = {
  far: [...ridge, ...farLine, [14, -4.4]],
  near: [...ridge, ...[...nearLine].reverse(), [14, -4.4]],
  foot: path("-15,5.2 -10,6.6 -6,6.5 -1,5.8 3,5 5.4,7.2 13.4,6.2 14,3"),
  half: 4.6,
};
const prints = [
  path("-15,5.1 -13.4,6.4 -10,7 -6,6.9 -1,6.3 5.9,7.3 13.4,6.2 14,4 9,3 -6,3.4 -12.4,3.6 -15,5.1"),
];

function outsole(): Piece {
  return {
    edges: [
      edge(path("-14.5,4.3 -15,5.1 -13.4,6.4 -10,7 -6,6.9 -1,6 3,5.2 6,4.8")),
      edge(path("6,4.8 13.5,3.4 13.5,2.6"), 0.8),
      edge(path("13.5,2.6 8,3.6 3,4.4 -2,5.3 -7.4,5.9 -12.2,5.5 -14.5,4.3"), 0),
    ],
    cloth: sole,
    lines: [stitch(path("-14.4,5 -12.6,5.9 -7.4,6.4 -1,5.6 4,4.7 13.3,3"))],
    roundness: 0.5,
  };
}

function heel(): Piece {
  return {
    edges: [
      edge(path("5.4,4.9 9.4,4.2 13.5,3.3")),
      edge(path("13.5,3.3 13.3,6.1")),
      edge(path("13.3,6.1 9.6,6.9 5.9,7.3")),
      edge(path("5.9,7.3 5.4,4.9")),
    ],
    cloth: sole,
    lines: [seam(path("5.6,5.8 9.5,5.2 13.4,4.3")), seam(path("5.7,6.6 9.6,6.1 13.4,5.2"))],
    roundness: 0.8,
  };
}

function upper(leather: Cloth): Piece {
  return {
    edges: [
      edge(
        path("-14.6,4.3 -14.7,3.3 -13.9,2.2 -12,1 -9.2,-0.2 -6,-1.4 -3.6,-2.6 -1.6,-4 -0.4,-4.6"),
      ),
      edge(path("-0.4,-4.6 0.6,-4.7 1.2,-4 1.1,-2.2")),
      edge([...nearLine].reverse()),
      edge(path("13.3,-5.9 14,-4.4 14,-2.4 13.6,0 13.5,2.7")),
      edge(path("13.5,2.7 8,3.7 3,4.5 -2,5.4 -7.4,6 -12.2,5.6 -14.6,4.3")),
    ],
    cloth: leather,
    lines: [
      stitch(path("1.6,-1.5 3,-0.6 5.6,-0.4 9.2,-1.5 12.2,-3.7 13.4,-5")),
      seam(path("10.4,-2.4 9.7,0 9.9,3.2")),
      stitch(path("10.9,-2.2 10.2,0.1 10.4,3.1")),
    ],
    folds: [
      crease(path("-13.2,4.4 -8.4,5 -2.6,4.2"), 0.9, 0.6),
      crease(path("4,2.2 8,1.6 12.6,-0.6"), 1.2, 0.45),
      crease(path("3.4,0.6 5,1.6 7.4,1.4"), 0.8, 0.5, 0.4),
    ],
    roundness: 1.5,
  };
}

/** The plate over the toes, sewn in by hand: the wall of the toe puckers along it. */
function apron(leather: Cloth): Piece[] {
  const plate: Piece = {
    edges: [
      edge(path("-1.2,-3.2 -3.4,-1.9 -6,-0.7 -9.2,0.5 -11.6,1.6 -12.7,2.4 -12.5,2.9"), 0.5),
      edge([...apronSeam].reverse()),
      edge(path("0.2,0.2 -0.4,-1.4 -1.2,-3.2"), 0),
    ],
    cloth: leather,
    folds: [crease(path("-4,-0.4 -7.6,0.9 -11.4,2.2"), 1.1, 0.45)],
    roundness: 1.1,
    cast: 0.5,
  };
  const wall: Piece = {
    edges: [
      edge(apronSeam, 0.9),
      edge(path("-12.5,2.9 -12.9,3.3"), 0),
      edge(path("-12.9,3.3 -11.2,4.2 -8.6,4.2 -5.4,3.6 -2.4,2.5 0.4,0.8"), 0.5),
      edge(path("0.4,0.8 0.2,0.2"), 0),
    ],
    cloth: leather,
    lines: puckers(apronSeam, [-0.14, 0.62], 4),
    roundness: 0.4,
    cast: 0.2,
    weight: 2.8,
  };
  return [wall, plate];
}

/** The saddle strap, from the far side of the instep down into the sole, with its cut for the penny. */
function strap(leather: Cloth): Piece {
  return {
    edges: [
      edge(path("-4.7,-2.1 -3,-3.2 -1.5,-4")),
      edge(path("-1.5,-4 0.2,-1.9 1.7,0.8 2.8,4.5")),
      edge(path("2.8,4.5 0.3,5 -1.9,5.4")),
      edge(path("-1.9,5.4 -2.4,2.4 -3.3,0 -4.7,-2.1")),
    ],
    cloth: leather,
    lines: [
      stitch(path("-1.6,-3.4 -0.1,-1.5 1.2,1 2.3,4.4")),
      stitch(path("-4.1,-2 -2.7,-0.1 -1.9,2.3 -1.4,5.1")),
    ],
    marks: [
      {
        points: path("-2.9,-1.9 -2.2,-1.9 -1.2,-0.5 -0.5,1 -0.5,1.6 -1.1,1.2 -2.1,-0.4 -2.9,-1.9"),
        color: leather.swatch.deep,
        opacity: 0.95,
      },
    ],
    folds: [crease(path("-2.2,-3 -0.4,-0.4 1.2,3.6"), 1, 0.4)],
    roundness: 0.9,
    cast: 0.75,
  };
}

/** A penny loafer, toe to the viewer's left, seen from above its outer side. */
function loafer(leather: Cloth): Shoe {
  const toe = crease(path("2.6,-1.8 1.8,-3 1.2,-4.2"), 2.6, 1);
  const pieces = [
    outsole(),
    heel(),
    opening(farLine, nearLine, toe),
    upper(leather),
    ...apron(leather),
    strap(leather),
  ];
  return { pieces, last, prints };
}

const front: Plate = {
  name: "italian-leather-loafers-front",
  alt: "A pair of penny loafers in tan Italian leather with a hand-sewn apron, a saddle strap and stacked heels.",
  altEs:
    "Par de mocasines de cuero italiano color tostado con puntera cosida a mano, antifaz y tacón bajo apilado.",
  ground: "sage",
  frame: { scale: 31, origin: [596, 890] },
  ...pair(loafer(cloth("tan", "leather")), { apart: [4, -7.4], turn: [26, -5] }),
};
const detail: Plate = {
  name: "italian-leather-loafers-detail",
  alt: "Close view of the loafers in black Italian leather: the hand-sewn apron and the cut of the saddle strap.",
  altEs:
    "Detalle de los mocasines en cuero italiano negro: la puntera cosida a mano y el corte del antifaz.",
  ground: "sand",
  frame: { scale: 50, origin: [690, 860] },
  cropped: true,
  ...pair(loafer(cloth("black", "leather")), { apart: [4, -7.4], turn: [26, -5] }),
};

export const italianLeatherLoafers = [front, detail];
