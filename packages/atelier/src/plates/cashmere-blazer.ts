import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { button } from "../parts/closures.ts";
import { cloth, horn } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, flute, inked, seam, stitch } from "../parts/sewing.ts";
import { sleeve } from "../parts/sleeve.ts";
import { type Front, flapPocket, frontPiece, lapel, welt } from "../parts/tailoring.ts";

const cashmere = cloth("camel", "cashmere");
const frame = { scale: 15.4, origin: [594, 282], pose: stance({ tilt: 0.9, swing: 0.7 }) } as const;

const shoulder: Point = [19.6, 4.4];
const underarm: Point = [17.8, 22];
const side: Point[] = path("16.9,30 15.4,41 16.8,52 18.8,66");
const front: Front = {
  shoulder,
  underarm,
  side,
  hem: path("10,68.2 4.5,68.6 0.6,66.6 -1.9,61"),
  breakAt: [-2.4, 42],
  neck: [7.2, -0.6],
};

function sleeves(fabric: Cloth): Piece[] {
  const arm = sleeve(
    {
      cap: [19.2, 4.2],
      under: [17, 22],
      elbow: [24, 35],
      wrist: [25.6, 60],
      elbowHalf: 5.5,
      wristHalf: 4.5,
      head: 1.7,
      softness: 0.45,
    },
    fabric,
  );
  const left: Piece = {
    ...arm,
    lines: [seam(path("21.4,14 22.6,24 22.2,36 22.4,48 23.6,60"))],
  };
  const trims = [0, 1, 2].map((i) => button([28.4 - i * 0.05, 57.6 - i * 1.9], 0.72, horn));
  return [left, ...trims, ...mirroredPieces([left, ...trims])];
}

const breakFolds: Fold[] = [
  crease(path("-1.6,43 5,40.4 13.5,41.6"), 2, 0.6, 0.25),
  crease(path("-1.6,43.6 6,45.8 14.6,46.4"), 1.8, 0.5, 0.2),
  crease(path("16.8,22.6 14.4,28.6 9.8,33"), 2, 0.5),
];

const leftFront: Piece = {
  ...frontPiece(front, cashmere),
  folds: breakFolds,
  lines: [seam(path("11.4,24 9.6,33 8.6,42 9.2,50"))],
};
const [rightFront] = mirroredPieces([leftFront]) as [Piece];

const lapels = lapel(
  {
    breakAt: [-2, 41.6],
    tip: [13.4, 16.6],
    notch: [9.4, 14.4],
    collarTip: [11.8, 11],
    gorge: [5.4, 10.6],
    neck: [6.6, -0.8],
    stand: 3.6,
  },
  cashmere,
);
const liningBack: Piece = {
  edges: [
    edge(path("-7.2,-0.6 -4,-2.4 0,-3 4,-2.4 7.2,-0.6"), 0),
    edge(path("7.2,-0.6 6,20 1,42 -6,20 -7.2,-0.6"), 0),
  ],
  cloth: cloth("cognac", "silk"),
  shade: 0.55,
  roundness: 1.4,
  lines: [seam(path("-6,2.6 0,3.6 6,2.6")), seam(path("0,3.6 0,40"))],
};

const frontView: Plate = {
  name: "cashmere-blazer-front",
  alt: "Single-breasted cashmere blazer in camel with notched lapels, two flap pockets, a welt breast pocket and one horn button closing on the left.",
  altEs:
    "Blazer de cachemira color camello con solapas de muesca, dos bolsillos con tapa, bolsillo de pecho y botones de cuerno.",
  ground: "mist",
  frame,
  pieces: [
    liningBack,
    ...sleeves(cashmere),
    leftFront,
    welt([9.6, 25.2], [15.2, 23.8], 1.9, cashmere),
    ...lapels,
    flapPocket([11.6, 50.8], 11, 4.2, 0.5, cashmere),
    rightFront,
    ...mirroredPieces(lapels),
    flapPocket([-11.6, 50.8], 11, 4.2, -0.5, cashmere),
    button([0.1, 43.2], 1.25, horn),
    button([0.3, 52.4], 1.25, horn),
  ],
};

const back: Piece = {
  edges: symmetric([
    edge(path("0,-1.2 4,-1.2 7.2,-0.6"), 0),
    edge([[7.2, -0.6], [13, 2], shoulder]),
    edge([shoulder, [16.8, 14], underarm]),
    edge([underarm, ...side]),
    edge(path("18.8,66 9,68.4 0,68.8")),
  ]),
  cloth: cashmere,
  lines: [
    inked(path("0,2 0.4,14 0.3,28 0,41 0.3,53"), 0.8),
    seam(path("17.4,13.4 13.6,22 10.4,31 9.4,41 10.6,56 11.2,68")),
    seam(path("-17.4,13.4 -13.6,22 -10.4,31 -9.4,41 -10.6,56 -11.2,68")),
    stitch(path("18.3,64.6 9,66.9 1.6,67.3")),
    stitch(path("-18.3,64.6 -9,66.9 -0.6,67.3")),
  ],
  folds: [
    crease(path("17.2,21.6 12.4,24 7,22.6"), 2.4, 0.7, 0.35),
    crease(path("-17.2,21.6 -12.4,24 -7,22.6"), 2.4, 0.7, 0.35),
    crease(path("16.8,25 13,29.4 8.4,30.4"), 1.8, 0.5),
    crease(path("-16.8,25 -13,29.4 -8.4,30.4"), 1.8, 0.5),
    crease(path("8.6,7 8,16 5.6,25"), 2.6, 0.55),
    crease(path("-8,7 -7.4,16 -5.2,25"), 2.6, 0.55),
    crease(path("14.9,38.6 9,41.2 1.6,40"), 2, 0.7, 0.35),
    crease(path("-14.9,38.6 -9,41.2 -1.6,40"), 2, 0.7, 0.35),
    crease(path("15,42.4 10,44.6 5,43.6"), 1.6, 0.55, 0.25),
    crease(path("-15,42.4 -10,44.6 -5,43.6"), 1.6, 0.55, 0.25),
    crease(path("4.6,27 3.6,34 3.8,40"), 1.6, 0.45),
    crease(path("-4.4,27 -3.2,34 -3.4,40"), 1.6, 0.45),
    flute(path("6.4,46 6.2,57 5.4,68"), 2.8, 0.6),
    flute(path("13.6,47 14.6,57 15.6,66.6"), 2.8, 0.6),
    flute(path("-6,46 -5.8,57 -5.4,68"), 2.8, 0.55),
    flute(path("-13.6,47 -14.6,57 -15.4,66.6"), 2.8, 0.55),
  ],
  roundness: 2.8,
};

/** The vent: the panel on the viewer's left laps over the one behind, and falls a little open. */
const vent: Piece[] = [
  {
    edges: [
      edge(path("0.3,52.4 2.6,60 4.2,69")),
      edge(path("4.2,69 2,68.9 -0.6,68.6"), 0.8),
      edge(path("-0.6,68.6 0,60 0.3,52.4"), 0),
    ],
    cloth: cashmere,
    shade: 0.5,
    roundness: 0.6,
    cast: 0,
  },
  {
    edges: [
      edge(path("0.3,52.4 1,60 1.5,69.3")),
      edge(path("1.5,69.3 -2,69.2 -5,68.9"), 0.9),
      edge(path("-5,68.9 -3,60 0.3,52.4"), 0),
    ],
    cloth: cashmere,
    lines: [stitch(path("0.2,54.4 0.4,60 0.8,67.3"))],
    roundness: 1.1,
    cast: 0.6,
  },
];

/** The collar turned over its stand: the roll along the top, the fall's points just past the shoulders. */
const backCollar: Piece = {
  edges: symmetric([
    edge(path("0,-4.4 3.6,-4.2 6.4,-2.8 8.4,-0.2")),
    edge(path("8.4,-0.2 9.6,2 9.9,3.6")),
    edge(path("9.9,3.6 6.6,2.7 3.2,3.3 0,3.5")),
  ]),
  cloth: cashmere,
  lines: [seam(path("0,-4.2 0.1,3.2"))],
  folds: [crease(path("-8,-0.6 -4,-2.6 0,-3 4,-2.6 8,-0.6"), 1.5, 0.55)],
  roundness: 1.5,
  cast: 0.75,
};

const backView: Plate = {
  name: "cashmere-blazer-back",
  alt: "The camel cashmere blazer from behind: a shaped center seam, princess seams at the waist and a single vent.",
  altEs:
    "El blazer de cachemira color camello visto por detrás: costura central entallada, costuras princesa en la cintura y una abertura.",
  ground: "mist",
  frame,
  pieces: [...sleeves(cashmere), back, ...vent, backCollar],
};

export const cashmereBlazer = [frontView, backView];
