import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { bow } from "../parts/bow.ts";
import { button } from "../parts/closures.ts";
import { cloth, pearl } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { ribBand } from "../parts/knit.ts";
import { crease, flute, inked, seam, stitch } from "../parts/sewing.ts";
import { cuffBand, type Sleeve, sleeve } from "../parts/sleeve.ts";
import { surface } from "../parts/surface.ts";
import { bodyFolds, neckInside, type Top, topEdges } from "../parts/top.ts";

const pose = stance({ tilt: 1.2, swing: 0.8 });
const top: Top = {
  neck: { half: 6.8, drop: 12, shape: "vee" },
  shoulder: [18.8, 4.8],
  underarm: [17.4, 22.5],
  side: path("17.6,34 16.6,44 18.4,61"),
  hem: [0, 64.5],
};
const arm: Sleeve = {
  cap: [18.4, 4.6],
  under: [16.8, 22.5],
  elbow: [23.6, 36],
  wrist: [24.6, 56.5],
  elbowHalf: 6,
  wristHalf: 3.9,
  billow: 3,
  head: 1.6,
  softness: 1,
};

const gathers: Fold[] = [-2, -0.6, 0.9, 2.2].map((x) =>
  crease(
    [
      [24.6 + x * 1.1, 56.6],
      [24.8 + x * 1.7, 51.5],
      [24.6 + x * 1.8, 45],
    ],
    1,
    0.9,
    0.5,
  ),
);

function sleeves(silk: Cloth): Piece[] {
  const left = sleeve(arm, silk);
  const cuff = cuffBand(arm, 4.6, silk, 0.3);
  const pair = [
    { ...left, folds: [...(left.folds ?? []), ...gathers] },
    cuff,
    button([27.2, 58.8], 0.55, pearl),
  ];
  return [...pair, ...mirroredPieces(pair)];
}

const fall: Fold[] = [
  flute(path("4,12 4.6,34 6,63"), 2.6, 0.5),
  flute(path("-5,14 -5.4,36 -7,63"), 2.6, 0.55),
  flute(path("11,30 11,46 12.6,62"), 2.6, 0.6),
  flute(path("-11.6,30 -11.4,46 -12.8,62"), 2.4, 0.6),
];

const collarBand = surface(path("-7,-1.5 -5.8,3.4 -0.4,11.6"), path("-5.6,-2.4 -3.5,3 1.2,10"));

const buttons = [20, 29, 38, 47, 56].map((y) => button([0, y], 0.72, pearl));

function body(silk: Cloth): Piece {
  return {
    edges: topEdges(top),
    cloth: silk,
    folds: [...bodyFolds(top, 44, 16.8, 0.65), ...fall],
    lines: [
      seam(path("-1.7,11 -1.7,64.4")),
      inked(path("1.7,11 1.7,64.4"), 0.8),
      stitch(path("-18.2,60 0,63.4 18.2,60")),
    ],
    roundness: 3,
  };
}

function bandBehind(silk: Cloth): Piece {
  return {
    edges: [
      edge(path("-7,-1.5 -5.8,-2.5 -3.2,-3.2 0,-3.4 3.2,-3.2 5.8,-2.5 7,-1.5")),
      edge(path("7,-1.5 6,2.8"), 0),
      edge(path("6,2.8 3.2,2.4 0,2.3 -3.2,2.4 -6,2.8"), 0.7),
      edge(path("-6,2.8 -7,-1.5"), 0),
    ],
    cloth: silk,
    shade: 0.25,
    roundness: 0.7,
  };
}

function front(silk: Cloth): Piece[] {
  const band = ribBand(collarBand, 1, silk, { lines: [], roundness: 0.7 });
  return [
    neckInside(top, silk),
    bandBehind(silk),
    ...sleeves(silk),
    body(silk),
    ...buttons,
    band,
    ...mirroredPieces([band]),
  ];
}

const tied = (silk: Cloth) =>
  bow(
    {
      at: [0.3, 11.6],
      loop: { wide: 9.4, tall: 6.4, droop: 3 },
      tails: [
        { length: 26, lean: 3.6, wide: 4.6 },
        { length: 21, lean: -3.4, wide: 4.4 },
      ],
    },
    silk,
  );

const ivory = cloth("ivory", "silk");
const blush = cloth("blush", "silk");

const frontView: Plate = {
  name: "silk-blouse-front",
  alt: "Ivory silk blouse with a soft bow at the neck, full bishop sleeves gathered into buttoned cuffs, and pearl buttons.",
  altEs:
    "Blusa de seda marfil con lazo suave al cuello, mangas obispo recogidas en puños abotonados y botones de nácar.",
  ground: "rose",
  frame: { scale: 15.6, origin: [594, 258], pose },
  pieces: [...front(ivory), ...tied(ivory)],
};

const detail: Plate = {
  name: "silk-blouse-detail",
  alt: "Close view of the silk blouse in blush: the bow at the neck and the fall of the silk from the shoulder.",
  altEs:
    "Detalle de la blusa de seda en rosa pálido: el lazo del cuello y la caída de la seda desde el hombro.",
  ground: "sage",
  frame: { scale: 31, origin: [590, 330], pose },
  cropped: true,
  pieces: [...front(blush), ...tied(blush)],
};

export const silkBlouse = [frontView, detail];
