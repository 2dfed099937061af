import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import { cloth } from "../parts/cloth.ts";
import { stance } from "../parts/figure.ts";
import { pleatedPanel } from "../parts/pleats.ts";
import { surface } from "../parts/surface.ts";
import { waistband } from "../parts/trouser.ts";

const pose = stance({ tilt: 0.4, swing: 1.6 });
const skirt = surface(
  path("-13.4,0 -16.4,8 -19.6,22 -25,50 -31.5,80"),
  path("13.4,0 16.4,8 19.6,22 25,50 31.5,80"),
  { top: 1.1, bottom: 5 },
);

function garment(silk: Cloth, seed: number): Piece[] {
  return [
    pleatedPanel(skirt, { count: 19, step: 1.5, seed }, silk),
    ...waistband(13.4, 4, silk, 12.8),
  ];
}

const front: Plate = {
  name: "pleated-silk-skirt-front",
  alt: "Knife-pleated silk midi skirt in blush, set on a narrow waistband and opening like a fan towards the hem.",
  altEs:
    "Falda midi de seda plisada en rosa pálido, con pretina angosta, que se abre como un abanico hacia el bajo.",
  ground: "sage",
  frame: { scale: 14.4, origin: [588, 258], pose },
  pieces: garment(cloth("blush", "silk"), 5),
};
const detail: Plate = {
  name: "pleated-silk-skirt-detail",
  alt: "Close view of the silk skirt in sage green: the waistband and the pressed pleats falling from it.",
  altEs:
    "Detalle de la falda de seda en verde salvia: la pretina y los pliegues marcados que caen de ella.",
  ground: "rose",
  frame: { scale: 34, origin: [590, 330], pose },
  cropped: true,
  pieces: garment(cloth("sageGreen", "silk"), 9),
};

export const pleatedSilkSkirt = [front, detail];
