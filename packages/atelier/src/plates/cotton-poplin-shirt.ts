import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { button, buttonRow } from "../parts/closures.ts";
import { cloth, pearl } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { crease, flute, inked, seam, stitch } from "../parts/sewing.ts";
import { shirtCollar } from "../parts/shirt-collar.ts";
import { cuffBand, type Sleeve, sleeve } from "../parts/sleeve.ts";
import { bodyFolds, type Top } from "../parts/top.ts";

const frame = { scale: 15, origin: [594, 266], pose: stance({ tilt: 1, swing: 0.7 }) } as const;
const top: Top = {
  neck: { half: 6.4, drop: 4 },
  shoulder: [19, 5],
  underarm: [17.8, 22.5],
  side: path("17.2,34 16.2,43 18.2,60"),
  hem: [0, 72],
};
const arm: Sleeve = {
  cap: [18.6, 4.8],
  under: [17, 22.5],
  elbow: [24, 36],
  wrist: [25.4, 56],
  elbowHalf: 5.6,
  wristHalf: 3.8,
  billow: 1,
  head: 1.2,
  softness: 0.7,
};

function sleeves(poplin: Cloth): Piece[] {
  const tucks: Fold[] = [-1.4, 0.4].map((x) =>
    crease(
      [
        [25.4 + x, 56],
        [25.2 + x, 51],
        [24.8 + x * 1.4, 47],
      ],
      0.9,
      0.8,
      0.7,
    ),
  );
  const left = sleeve(arm, poplin);
  const pair = [
    { ...left, folds: [...(left.folds ?? []), ...tucks] },
    cuffBand(arm, 6, poplin, 0.2),
    button([28.1, 59], 0.6, pearl),
  ];
  return [...pair, ...mirroredPieces(pair)];
}

function body(poplin: Cloth, extra: Partial<Piece>): Piece {
  return {
    edges: symmetric([
      edge(path("0,1 3.6,0.6 6.4,-0.4"), 0),
      edge(path("6.4,-0.4 12.6,2.2 19,5")),
      edge(path("19,5 16.4,14.5 17.8,22.5")),
      edge(path("17.8,22.5 17.2,34 16.2,43 17.6,54 18.4,61")),
      edge(path("18.4,61 15.4,64.5 9,70.5 0,72.4")),
    ]),
    cloth: poplin,
    roundness: 3,
    ...extra,
  };
}

const fall: Fold[] = [
  flute(path("10.6,44 11,54 12.8,66"), 2.2, 0.55),
  flute(path("-10.6,44 -11,54 -12.4,66"), 2.2, 0.6),
  flute(path("5.6,16 6,34 6.6,68"), 2, 0.35),
];
const hemStitch = stitch(path("-17.6,60.6 -9,69.2 0,71 9,69.2 17.6,60.6"));

const white = cloth("white", "cotton");
const pocket: Piece = {
  edges: [
    edge(path("6.6,22.6 14.2,22.2")),
    edge(path("14.2,22.2 14.2,29.6")),
    edge(path("14.2,29.6 10.6,32 6.9,30")),
    edge(path("6.9,30 6.6,22.6")),
  ],
  cloth: white,
  lines: [stitch(path("6.7,24.2 14.2,23.8"))],
  roundness: 0.8,
  cast: 0.3,
};
const placket: Piece = {
  edges: [
    edge(path("-1.7,3 1.7,3"), 0),
    edge(path("1.7,3 1.6,40 1.7,72.2")),
    edge(path("1.7,72.2 0,72.5 -1.7,72.2")),
    edge(path("-1.7,72.2 -1.7,40 -1.7,3")),
  ],
  cloth: white,
  lines: [stitch(path("1.1,4 1.1,71.8")), stitch(path("-1.1,4 -1.1,71.8"))],
  roundness: 0.8,
  cast: 0.3,
};

const front: Plate = {
  name: "cotton-poplin-shirt-front",
  alt: "White cotton poplin shirt with a turned collar, one chest pocket, pearl buttons, deep cuffs and a curved shirt-tail hem.",
  altEs:
    "Camisa blanca de popelina de algodón con cuello vuelto, un bolsillo en el pecho, botones de nácar, puños altos y bajo curvo.",
  ground: "sage",
  frame,
  pieces: [
    ...sleeves(white),
    body(white, {
      folds: [...bodyFolds(top, 43, 16.2, 0.6), ...fall],
      lines: [
        hemStitch,
        seam(path("7,5.4 12.8,7.4 17.9,9.4")),
        seam(path("-7,5.4 -12.8,7.4 -17.9,9.4")),
      ],
    }),
    pocket,
    placket,
    ...shirtCollar({ throat: [0.4, 4.6], point: [7.4, 11.4], half: 6.4, stand: 3.4 }, white),
    ...buttonRow([0, 14], [0, 65], 7, 0.72, pearl),
  ],
};

const navy = cloth("navy", "cotton");
const collarBack: Piece = {
  edges: symmetric([
    edge(path("0,-3.6 4,-3.2 6.6,-1.2")),
    edge(path("6.6,-1.2 8.4,2.8")),
    edge(path("8.4,2.8 4,2.6 0,2.5")),
  ]),
  cloth: navy,
  lines: [stitch(path("-7.6,2.1 0,1.9 7.6,2.1"))],
  roundness: 1,
  cast: 0.5,
};
const back: Plate = {
  name: "cotton-poplin-shirt-back",
  alt: "The poplin shirt in navy from behind, with a shoulder yoke, a box pleat at the center and a long curved tail.",
  altEs:
    "La camisa de popelina en azul marino vista por detrás, con canesú, tabla central y faldón largo y curvo.",
  ground: "sand",
  frame,
  pieces: [
    ...sleeves(navy),
    body(navy, {
      folds: [
        ...bodyFolds(top, 43, 16.2, 0.5),
        ...fall.slice(0, 2),
        crease(path("1.8,11.4 2,34 2.4,71"), 1.6, 0.7, 0.5),
        crease(path("-1.8,11.4 -2,34 -2.2,71"), 1.6, 0.7, 0.5),
      ],
      lines: [
        hemStitch,
        inked(path("-17.2,11 0,11.4 17.2,11")),
        stitch(path("-17,11.7 0,12.1 17,11.7")),
      ],
    }),
    collarBack,
  ],
};

export const cottonPoplinShirt = [front, back];
