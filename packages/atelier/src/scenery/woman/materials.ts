import type { Cloth, Fold } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import type { Frame } from "../../engine/project.ts";
import { swatches } from "../../palette.ts";

/** Two hundred units from the crown of the head to the heels: nine heads and a little more. */
export const WOMAN_FRAME: Frame = { scale: 6, origin: [600, 120] };

export const skin: Cloth = {
  swatch: { base: "#DDB394", shadow: "#B98A6B", deep: "#8C5E46", light: "#F6DDC6", dark: false },
  fabric: "silk",
};

export const hair: Cloth = {
  swatch: { base: "#5A4031", shadow: "#3D2A20", deep: "#251811", light: "#96755B", dark: false },
  fabric: "silk",
};

export const silk: Cloth = { swatch: swatches.terracotta, fabric: "silk" };

export const shoe: Cloth = { swatch: swatches.cognac, fabric: "leather" };

type Ink = readonly [from: number, to: number];

export const fold = (
  points: Point[],
  width: number,
  depth = 0.8,
  ink?: Ink,
  shape: Fold["shape"] = "spindle",
): Fold => ({ points, width, depth, shape, ink });
