import { path } from "../engine/path.ts";
import { type Cloth, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { swatches } from "../palette.ts";
import { button } from "../parts/closures.ts";
import { brass, cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { ribBand, sleeveSurface, stripes } from "../parts/knit.ts";
import { type Sleeve, sleeve } from "../parts/sleeve.ts";
import { surface } from "../parts/surface.ts";
import { bodyFolds, neckInside, type Top, topEdges } from "../parts/top.ts";

const pose = stance({ tilt: 1.2, swing: 0.8 });
const top: Top = {
  neck: { half: 10, drop: 4.4 },
  shoulder: [18.8, 4.4],
  underarm: [17.4, 22],
  side: path("16.8,32 16,42 17.2,54 17.4,57"),
  hem: [0, 58.6],
};
const arm: Sleeve = {
  cap: [18.4, 4.2],
  under: [16.6, 22],
  elbow: [23.8, 36],
  wrist: [25.4, 54],
  elbowHalf: 5.2,
  wristHalf: 4.4,
  head: 1.1,
  softness: 0.6,
};

function knit(ground: Cloth, stripe: Cloth): Piece[] {
  const color = stripe.swatch.base;
  const left = sleeve(arm, ground);
  const skin = sleeveSurface(left);
  const cuff = ribBand(
    surface([skin(0, 0.93), skin(0, 1)], [skin(1, 0.93), skin(1, 1)], { top: 0.4, bottom: 0.5 }),
    9,
    stripe,
  );
  const sleeves = [{ ...left, marks: stripes(skin, 0.2, 0.88, 10, 0.034, color) }, cuff];
  const trunk = surface(path("-20,0 -20,57"), path("20,0 20,57"), { top: 1.5, bottom: 2.2 });
  const body: Piece = {
    edges: topEdges(top),
    cloth: ground,
    marks: stripes(trunk, 0.2, 0.9, 13, 0.027, color),
    folds: bodyFolds(top, 42, 16, 0.6),
    roundness: 3,
  };
  const hem = ribBand(
    surface(path("-17.1,54.4 -17.4,59"), path("17.1,54.4 17.4,59"), { top: 1.6, bottom: 1.6 }),
    42,
    stripe,
  );
  const neck = ribBand(
    surface(
      path("-10,-0.4 -8.6,2 -5,3.9 0,4.5 5,3.9 8.6,2 10,-0.4"),
      path("-11.6,0.3 -9.6,3.2 -5.4,5.4 0,6.1 5.4,5.4 9.6,3.2 11.6,0.3"),
    ),
    1,
    stripe,
    { lines: [], roundness: 0.6 },
  );
  const buttons = [12.8, 15, 17.2].map((x) => button([x, 2.6 + (x - 12.8) * 0.36], 0.75, brass));
  return [
    neckInside(top, stripe, 1.2),
    ...sleeves,
    ...mirroredPieces(sleeves),
    body,
    hem,
    neck,
    ...buttons,
  ];
}

const cream: Cloth = { swatch: swatches.cream, fabric: "knit" };
const navy = cloth("navy", "knit");
const front: Plate = {
  name: "riviera-striped-knit-front",
  alt: "Boat-neck cotton knit striped in navy and cream, with ribbed cuffs and three brass buttons on the shoulder.",
  altEs:
    "Suéter de algodón con cuello barco, de rayas azul marino y crema, puños acanalados y tres botones de latón en el hombro.",
  ground: "sand",
  frame: { scale: 15.8, origin: [594, 318], pose },
  pieces: knit(cream, navy),
};
const detail: Plate = {
  name: "riviera-striped-knit-detail",
  alt: "Close view of the Riviera knit in cream on navy: the boat neckline and brass shoulder buttons.",
  altEs:
    "Detalle del suéter Riviera en crema sobre azul marino: el cuello barco y los botones de latón del hombro.",
  ground: "rose",
  frame: { scale: 33, origin: [470, 470], pose },
  cropped: true,
  pieces: knit(navy, cream),
};

export const rivieraStripedKnit = [front, detail];
