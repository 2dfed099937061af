import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { inked } from "../parts/sewing.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { welt } from "../parts/tailoring.ts";
import { backBody, backCollar, charcoal, vent } from "./wrap-coat/back.ts";
import { tieBelt } from "./wrap-coat/belt.ts";
import { overFront, shawl, underFront } from "./wrap-coat/fronts.ts";

const frame = { scale: 11, origin: [590, 208], pose: stance({ tilt: 1.2, swing: 1.2 }) } as const;

const arm: Sleeve = {
  cap: [19.6, 5],
  under: [17.4, 24],
  elbow: [25, 38],
  wrist: [26, 62],
  elbowHalf: 6.4,
  wristHalf: 6,
  head: 2,
  softness: 0.6,
};

function sleeves(wool: Cloth): Piece[] {
  const left = sleeve(arm, wool);
  const withCuff: Piece = {
    ...left,
    lines: [inked(path("20.2,55.4 26,56.8 32.2,55.6"), 0.9)],
  };
  return [withCuff, ...mirroredPieces([withCuff])];
}

const camel = cloth("camel", "wool");

const insideBack: Piece = {
  edges: [edge(path("-7,-0.6 0,-3.8 7,-0.6"), 0), edge(path("7,-0.6 4,26 0,40 -6,22 -7,-0.6"), 0)],
  cloth: cloth("cognac", "silk"),
  shade: 0.45,
  roundness: 1.4,
};

const front: Plate = {
  name: "wool-wrap-coat-front",
  alt: "Long camel wool wrap coat with a rolled shawl collar, turned cuffs, slant pockets and a knotted tie belt.",
  altEs:
    "Abrigo largo cruzado de lana color camello con cuello chal, puños vueltos, bolsillos oblicuos y cinturón anudado.",
  ground: "sage",
  frame,
  pieces: [
    insideBack,
    ...sleeves(camel),
    underFront(camel),
    overFront(camel),
    welt([-16, 66], [-10.2, 56.4], 2.2, camel),
    welt([10.8, 56.4], [16.4, 66], 2.2, camel),
    ...shawl(camel),
    ...tieBelt(camel),
  ],
};

const back: Plate = {
  name: "wool-wrap-coat-back",
  alt: "The wool wrap coat in charcoal from behind, gathered under its belt, with a deep shawl collar and a long center vent.",
  altEs:
    "El abrigo cruzado de lana en gris carbón visto por detrás, recogido bajo el cinturón, con cuello chal y una larga abertura central.",
  ground: "sand",
  frame,
  pieces: [...sleeves(charcoal), backBody, ...vent, backCollar, ...tieBelt(charcoal).slice(0, 1)],
};

export const woolWrapCoat = [front, back];
