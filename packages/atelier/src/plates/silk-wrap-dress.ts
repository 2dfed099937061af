import { path } from "../engine/path.ts";
import { mirroredPieces } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { stance } from "../parts/figure.ts";
import { sleeve } from "../parts/sleeve.ts";
import { backBodice, insideNeck, overFront, underFront } from "./wrap-dress/bodice.ts";
import { silk } from "./wrap-dress/silk.ts";
import { backSkirt, overSkirt, underSkirt, waistFolds } from "./wrap-dress/skirt.ts";
import { belt, knot, loopOfTie, tail } from "./wrap-dress/tie.ts";

const frame = { scale: 10.2, origin: [592, 172], pose: stance({ tilt: 1.6, swing: 1.4 }) } as const;

const leftArm = sleeve(
  {
    cap: [18, 4.6],
    under: [15.8, 21],
    elbow: [23.4, 35],
    wrist: [25.4, 52],
    elbowHalf: 5.2,
    wristHalf: 6.4,
    head: 1.2,
    softness: 0.9,
  },
  silk,
);

const front: Plate = {
  name: "silk-wrap-dress-front",
  alt: "Silk wrap dress in terracotta, its right front crossing over the left and tied at the waist, with soft three-quarter sleeves and a fluted midi hem.",
  altEs:
    "Vestido cruzado de seda terracota, con el delantero derecho sobre el izquierdo y lazo en la cintura, mangas tres cuartos y bajo midi ondulado.",
  ground: "sage",
  frame,
  pieces: [
    insideNeck,
    leftArm,
    ...mirroredPieces([leftArm]),
    ...underSkirt,
    underFront,
    overFront,
    ...overSkirt.slice(0, 1),
    ...overSkirt
      .slice(1)
      .map((piece) => ({ ...piece, folds: [...(piece.folds ?? []), ...waistFolds] })),
    belt,
    tail(path("11.4,42 13.5,54 12.4,66 14.6,77"), 3.4),
    tail(path("11,42 10.4,51 8,60 8.6,68"), 3.2),
    loopOfTie([18.6, 44.6], [16.4, 48.4]),
    loopOfTie([5.6, 46.2], [6.8, 49]),
    knot,
  ],
};

const back: Plate = {
  name: "silk-wrap-dress-back",
  alt: "The terracotta silk wrap dress from behind, its belt drawn around the waist and the bias-cut skirt falling in soft flutes.",
  altEs:
    "El vestido cruzado de seda terracota visto por detrás, con el cinturón ceñido y la falda al bies que cae en ondas suaves.",
  ground: "sage",
  frame,
  pieces: [leftArm, ...mirroredPieces([leftArm]), ...backSkirt, backBodice, belt],
};

export const silkWrapDress = [front, back];
