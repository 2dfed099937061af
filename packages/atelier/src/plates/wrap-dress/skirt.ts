import { path } from "../../engine/path.ts";
import type { Fold } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { drapedPanel } from "../../parts/drape.ts";
import { surface } from "../../parts/surface.ts";
import { fan, silk } from "./silk.ts";

const hip: { left: Point[]; right: Point[] } = {
  left: path("-12.9,40 -15.2,47 -18.6,60 -22.5,88 -27.5,119"),
  right: path("12.9,40 15.2,47 18.6,60 22.5,88 27.5,119"),
};

const skirtCloth = surface(hip.left, hip.right, { top: 1.2, bottom: 5 });

export const underSkirt = drapedPanel(
  skirtCloth,
  { flutes: 6, lobe: 1.6, rise: [0.55, 0.85], width: 3.4, depth: 0.8, seed: 21, gather: 0.9 },
  silk,
  { top: 0 },
);

const overCloth = surface(hip.left, path("12.9,40.4 12,52 9.4,72 10.6,96 14.8,121"), {
  top: 1.2,
  bottom: 3.5,
});

export const overSkirt = drapedPanel(
  overCloth,
  { flutes: 5, lobe: 1.8, rise: [0.6, 0.94], width: 3.4, depth: 0.85, seed: 8, gather: 1.05 },
  silk,
  { top: 0 },
);

export const waistFolds: Fold[] = fan([12, 42], path("-2,60 2,66 6,74 -8,53"), 1.9, 0.8);

export const backSkirt = drapedPanel(
  skirtCloth,
  { flutes: 7, lobe: 1.8, rise: [0.55, 0.92], width: 3.2, depth: 0.85, seed: 77, gather: 0.9 },
  silk,
  { top: 0 },
);
