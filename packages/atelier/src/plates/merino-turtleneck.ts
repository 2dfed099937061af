import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { ribBand, ribs, sleeveSurface } from "../parts/knit.ts";
import { crease } from "../parts/sewing.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { type Surface, surface } from "../parts/surface.ts";
import { bodyFolds, type Top, topEdges } from "../parts/top.ts";

const pose = stance({ tilt: 1.1, swing: 0.8 });
const top: Top = {
  neck: { half: 6.4, drop: 3 },
  shoulder: [17.2, 4.8],
  underarm: [15.8, 21.5],
  side: path("14.8,31 13.2,41 15.6,54 16.2,58"),
  hem: [0, 59.6],
};
const arm: Sleeve = {
  cap: [16.8, 4.6],
  under: [15, 21.5],
  elbow: [21.6, 35.5],
  wrist: [23.4, 59],
  elbowHalf: 4.7,
  wristHalf: 3.4,
  head: 1,
  softness: 0.6,
};

/** `rib` is the weight of a rib's line: heavier the nearer one looks. */
function knit(merino: Cloth, rib = 0.7): Piece[] {
  const left = sleeve(arm, merino);
  const skin = sleeveSurface(left);
  const cuff = ribBand(
    surface([skin(0, 0.9), skin(0, 1)], [skin(1, 0.9), skin(1, 1)], { top: 0.4, bottom: 0.5 }),
    9,
    merino,
  );
  const sleeves = [{ ...left, lines: ribs(skin, 12, rib) }, cuff];
  const trunk = surface(
    path("-15.8,21.5 -14.8,31 -13.2,41 -15.6,54 -16.2,58"),
    path("15.8,21.5 14.8,31 13.2,41 15.6,54 16.2,58"),
    { top: 0, bottom: 1.6 },
  );
  const body: Piece = {
    edges: topEdges(top),
    cloth: merino,
    folds: bodyFolds(top, 41, 13.2, 0.7),
    lines: ribs((across, down) => ribPoint(across, down, trunk), 44, rib),
    roundness: 3,
  };
  const hem = ribBand(
    surface(path("-15.8,55.2 -16.2,60.8"), path("15.8,55.2 16.2,60.8"), { top: 1.6, bottom: 1.6 }),
    38,
    merino,
  );
  return [...sleeves, ...mirroredPieces(sleeves), body, hem, ...rollNeck(merino, rib)];
}

/** Ribs run up from the hem, past the underarm, and close in on the neck. */
function ribPoint(u: number, t: number, trunk: Surface): Point {
  const split = 0.36;
  if (t >= split) return trunk(u, (t - split) / (1 - split));
  const foot = trunk(u, 0);
  const rise = 1 - t / split;
  return [foot[0] * (1 - 0.06 * rise), foot[1] - 21 * rise];
}

function rollNeck(merino: Cloth, rib: number): Piece[] {
  const inside: Piece = {
    edges: [
      edge(path("-6.2,-6.2 -3,-7.4 0,-7.7 3,-7.4 6.2,-6.2")),
      edge(path("6.2,-6.2 3,-4.6 0,-4.2 -3,-4.6 -6.2,-6.2"), 0),
    ],
    cloth: merino,
    shade: 0.55,
    roundness: 0,
  };
  const tube = surface(
    path("-6.2,-6.2 -7,-4.4 -7.3,-1 -7.6,1.6"),
    path("6.2,-6.2 7,-4.4 7.3,-1 7.6,1.6"),
    { top: 2, bottom: 2.8 },
  );
  const roll = ribBand(tube, 22, merino, {
    lines: ribs(tube, 22, 2.2 * rib),
    roundness: 2,
    cast: 0.6,
    folds: [
      crease(path("-6.6,-2 -3,0.6 1,0.8"), 1.2, 0.6, 0.3),
      crease(path("6.8,-0.4 4,1.6 0.6,2.4"), 1, 0.6, 0.3),
    ],
  });
  return [inside, roll];
}

const front: Plate = {
  name: "merino-turtleneck-front",
  alt: "Fine-ribbed merino turtleneck in camel with a folded roll neck, long slim sleeves and a ribbed hem.",
  altEs:
    "Suéter de cuello alto en merino acanalado color camello, con cuello doblado, mangas largas y ajustadas y bajo acanalado.",
  ground: "mist",
  frame: { scale: 16.2, origin: [594, 318], pose },
  pieces: knit(cloth("camel", "knit")),
};
const detail: Plate = {
  name: "merino-turtleneck-detail",
  alt: "Close view of the merino turtleneck in burgundy: the ribbed roll neck and the line of the shoulder.",
  altEs: "Detalle del suéter de merino en burdeos: el cuello alto acanalado y la línea del hombro.",
  ground: "sand",
  frame: { scale: 31.5, origin: [588, 520], pose },
  cropped: true,
  pieces: knit(cloth("burgundy", "knit"), 2.2),
};

export const merinoTurtleneck = [front, detail];
