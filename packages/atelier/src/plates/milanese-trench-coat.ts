import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { button } from "../parts/closures.ts";
import { cloth, horn } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { flapPocket, lapel, welt } from "../parts/tailoring.ts";
import { backBody, backCollar, kickPleat, navy, rainShield } from "./trench-coat/back.ts";
import { buckleBelt } from "./trench-coat/belt.ts";
import { front, stormFlap } from "./trench-coat/front.ts";
import { epaulette, sleeves } from "./trench-coat/sleeves.ts";

const frame = { scale: 11, origin: [590, 208], pose: stance({ tilt: 1, swing: 1.2 }) } as const;

const tan = cloth("tan", "gabardine");

const insideBack: Piece = {
  edges: [edge(path("-7,-0.6 0,-3.2 7,-0.6"), 0), edge(path("7,-0.6 4,14 0,26 -4,14 -7,-0.6"), 0)],
  cloth: cloth("sole", "cotton"),
  shade: 0.35,
  roundness: 1.2,
};

const lapels = lapel(
  {
    breakAt: [-3, 25],
    tip: [16, 14],
    notch: [11.4, 10.4],
    collarTip: [13.6, 7.6],
    gorge: [5.8, 8.2],
    neck: [6.8, -0.6],
    stand: 4,
  },
  tan,
);

const frontView: Plate = {
  name: "milanese-trench-coat-front",
  alt: "Double-breasted trench coat in tan gabardine with wide lapels, a storm flap, epaulettes, ten horn buttons and a leather-buckled belt.",
  altEs:
    "Gabardina cruzada color tostado con solapas anchas, canesú, charreteras, botones de cuerno y cinturón con hebilla de cuero.",
  ground: "mist",
  frame,
  pieces: [
    insideBack,
    ...sleeves(tan),
    front(tan, false),
    front(tan, true),
    stormFlap(tan),
    ...lapels,
    ...mirroredPieces(lapels),
    epaulette(tan),
    ...mirroredPieces([epaulette(tan)]),
    welt([-17.4, 66.6], [-12.4, 56], 2.6, tan),
    welt([12.8, 56], [17.8, 66.6], 2.6, tan),
    ...buckleBelt(tan),
    ...[30, 37, 53.5, 64].flatMap((y) => [
      button([-4.8, y], 1.15, horn),
      button([4.8, y], 1.15, horn),
    ]),
    button([-12, 2.1], 0.6, horn),
    button([12, 2.1], 0.6, horn),
  ],
};

const backView: Plate = {
  name: "milanese-trench-coat-back",
  alt: "The trench coat in navy from behind, with a scalloped rain shield, epaulettes, a belted waist and a deep inverted pleat.",
  altEs:
    "La gabardina en azul marino vista por detrás, con capa ondulada, charreteras, cintura ceñida y un tablón invertido.",
  ground: "sand",
  frame,
  pieces: [
    ...sleeves(navy),
    backBody,
    ...kickPleat,
    rainShield,
    epaulette(navy),
    ...mirroredPieces([epaulette(navy)]),
    backCollar,
    ...buckleBelt(navy).slice(0, 1),
    button([-12, 2.1], 0.6, horn),
    button([12, 2.1], 0.6, horn),
    flapPocket([0.1, 52.8], 5.4, 3.2, 0, navy),
    button([0.1, 55], 0.9, horn),
  ],
};

export const milaneseTrenchCoat = [frontView, backView];
