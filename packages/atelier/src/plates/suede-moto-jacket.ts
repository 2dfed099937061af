import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { buckle } from "../parts/buckle.ts";
import { button } from "../parts/closures.ts";
import { cloth, steel } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, inked, seam, stitch } from "../parts/sewing.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { zip, zipPull } from "../parts/zip.ts";
import { collar, lapels } from "./moto-jacket/collar.ts";
import { closing, overFront, sides, underFront } from "./moto-jacket/fronts.ts";
import { hemBelt } from "./moto-jacket/hem.ts";

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
    inked(path("-17,13 0,14.4 17,13")),
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
