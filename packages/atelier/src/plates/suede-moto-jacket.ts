import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { buckle } from "../parts/buckle.ts";
import { button } from "../parts/closures.ts";
import { cloth, steel } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, seam, stitch } from "../parts/sewing.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { zip, zipPull } from "../parts/zip.ts";

const frame = { scale: 16, origin: [594, 322], pose: stance({ tilt: 0.9, swing: 0.6 }) } as const;
const arm: Sleeve = {
  cap: [18.8, 4.6],
  under: [16.8, 22],
  elbow: [23.6, 35.5],
  wrist: [25, 59],
  elbowHalf: 5.4,
  wristHalf: 4.2,
  head: 1.5,
  softness: 0.8,
};

function sleeves(suede: Cloth): Piece[] {
  const left: Piece = {
    ...sleeve(arm, suede),
    lines: [seam(path("20.8,14 21.8,26 21.4,40 21.8,58"))],
  };
  const pair = [left, zip(path("27.4,48.6 27.6,53 27.5,58.4"), 0.7)];
  return [...pair, ...mirroredPieces(pair)];
}

const sides: Point[] = path("16,31 14.6,41 15.8,51 16.4,54");
const closing: Point[] = path("6.6,31.6 6.4,38 5.6,54.6");

function underFront(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("7,-0.4 13,2 19.2,4.6")),
      edge(path("19.2,4.6 16.6,14 17.6,22")),
      edge([[17.6, 22], ...sides]),
      edge(path("16.4,54 10,55.2 2,55.4")),
      edge(path("2,55.4 3.4,31 4.6,16 7,-0.4"), 0),
    ],
    cloth: suede,
    lines: [seam(path("17,15 13.6,28 12.4,42 13,54.6"))],
    folds: [
      crease(path("17.2,22.4 13.4,25.6 10,26"), 1.8, 0.6, 0.3),
      crease(path("14.4,40.4 11.6,42.6 8,42.4"), 1.6, 0.6, 0.3),
    ],
    roundness: 2.6,
  };
}

function overFront(suede: Cloth): Piece {
  return {
    edges: [
      edge(path("-7,-0.4 -13,2 -19.2,4.6")),
      edge(path("-19.2,4.6 -16.6,14 -17.6,22")),
      edge([[-17.6, 22], ...sides.map(([x, y]): Point => [-x, y])]),
      edge(path("-16.4,54 -8,55.4 5.6,55.6")),
      edge([...closing].reverse()),
      edge([closing[0] as Point, [1.2, 19], [-3.4, 9], [-7, -0.4]], 0),
    ],
    cloth: suede,
    lines: [seam(path("-17,15 -13,28 -11.6,42 -12,55")), stitch(path("5.4,34 5.2,40 4.4,55"))],
    folds: [
      crease(path("-17.2,22.4 -12.4,26 -7,26.4"), 1.8, 0.6, 0.3),
      crease(path("-14.4,40.4 -9.6,42.8 -4,42.2"), 1.8, 0.65, 0.3),
      crease(path("5.8,38 1,40.4 -5,39"), 1.4, 0.5, 0.25),
    ],
    roundness: 2.8,
    cast: 0.6,
  };
}

/** The wide lapel folded back from the zip, with its snap. */
function lapels(suede: Cloth): Piece[] {
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

function collar(suede: Cloth): Piece[] {
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

function band(suede: Cloth): Piece {
  return {
    edges: symmetric([
      edge(path("0,53.2 8,53 16.2,51.6")),
      edge(path("16.2,51.6 16.5,56.4")),
      edge(path("16.5,56.4 8,57.8 0,58")),
    ]),
    cloth: suede,
    lines: [stitch(path("-16,52.4 0,54 16,52.4")), stitch(path("-16.1,55.6 0,57.2 16.1,55.6"))],
    roundness: 1.4,
    cast: 0.5,
  };
}

function hemBelt(suede: Cloth): Piece[] {
  const loop = (x: number, y: number): Piece => ({
    edges: [
      edge([
        [x - 0.5, y - 3.1],
        [x + 0.5, y - 3.1],
      ]),
      edge([
        [x + 0.5, y - 3.1],
        [x + 0.5, y + 3],
      ]),
      edge([
        [x + 0.5, y + 3],
        [x - 0.5, y + 3],
      ]),
      edge([
        [x - 0.5, y + 3],
        [x - 0.5, y - 3.1],
      ]),
    ],
    cloth: suede,
    roundness: 0.3,
    cast: 0.5,
    weight: 3,
  });
  return [band(suede), loop(-9.6, 55.1), loop(11.4, 54.9)];
}

const cognac = cloth("cognac", "suede");
const insideBack: Piece = {
  edges: [
    edge(path("-7,-0.4 0,-3 7,-0.4"), 0),
    edge(path("7,-0.4 6.4,16 5.4,32 1,22 -4,10 -7,-0.4"), 0),
  ],
  cloth: cloth("sole", "silk"),
  shade: 0.4,
  roundness: 1.2,
};
const snaps = path("13.4,14.8 -12,14.4 10.8,8 -10.8,8");
const front: Plate = {
  name: "suede-moto-jacket-front",
  alt: "Cropped suede moto jacket in cognac with an asymmetric zip, wide snapped lapels, zipped pockets and cuffs, and a belted hem.",
  altEs:
    "Chaqueta biker corta de gamuza coñac con cierre asimétrico, solapas anchas con broches, bolsillos y puños con cierre y cinturón en el bajo.",
  ground: "sage",
  frame,
  pieces: [
    insideBack,
    ...sleeves(cognac),
    underFront(cognac),
    overFront(cognac),
    zip(closing),
    ...lapels(cognac),
    ...collar(cognac),
    zip(path("-13.8,46 -9.6,38.2"), 0.7),
    zip(path("9.2,38.8 12.6,46.2"), 0.7),
    zipPull([-9.6, 38.4], 2.4),
    zipPull([9.4, 39], 2.4),
    ...hemBelt(cognac),
    ...buckle({ at: [-1.8, 52.2], wide: 5, tall: 6.8, thick: 0.8, rise: 0.2 }, steel),
    zipPull([5.9, 51], 3),
    ...snaps.map((at) => button(at, 0.6, steel)),
  ],
};

const olive = cloth("olive", "suede");
const yoke: Fold[] = [
  crease(path("17.2,22.4 12,25.8 7,26"), 1.8, 0.6, 0.3),
  crease(path("-17.2,22.4 -12,25.8 -7,26"), 1.8, 0.6, 0.3),
  crease(path("14.4,40.6 9,43 3,42.4"), 1.7, 0.6, 0.3),
  crease(path("-14.4,40.6 -9,43 -3,42.4"), 1.7, 0.6, 0.3),
];
const backBody: Piece = {
  edges: symmetric([
    edge(path("0,-1 7,-0.4"), 0),
    edge(path("7,-0.4 13,2 19.2,4.6")),
    edge(path("19.2,4.6 16.6,14 17.6,22")),
    edge([[17.6, 22], ...sides]),
    edge(path("16.4,54 8,55.4 0,55.8"), 0),
  ]),
  cloth: olive,
  folds: yoke,
  lines: [
    {
      points: path("-17,13 0,14.4 17,13"),
      kind: "ink",
    },
    stitch(path("-17,13.8 0,15.2 17,13.8")),
    seam(path("0,14.4 0.2,34 0,54")),
    seam(path("11,14 9.6,32 9,54")),
    seam(path("-11,14 -9.6,32 -9,54")),
  ],
  roundness: 2.8,
};
const collarBack: Piece = {
  edges: symmetric([
    edge(path("0,-3.8 4.4,-3.4 7.6,-0.8")),
    edge(path("7.6,-0.8 9.6,3.4")),
    edge(path("9.6,3.4 5,3 0,2.8")),
  ]),
  cloth: olive,
  lines: [stitch(path("-8.8,2.6 0,2 8.8,2.6"))],
  roundness: 1.2,
  cast: 0.6,
};
const back: Plate = {
  name: "suede-moto-jacket-back",
  alt: "The suede moto jacket in olive from behind, with a shoulder yoke, panelled seams and a belted hem.",
  altEs:
    "La chaqueta biker de gamuza en oliva vista por detrás, con canesú, costuras en paneles y cinturón en el bajo.",
  ground: "rose",
  frame,
  pieces: [...sleeves(olive), backBody, collarBack, ...hemBelt(olive)],
};

export const suedeMotoJacket = [front, back];
