import type { Cloth, Fold } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { swatches } from "../../palette.ts";
import { crease } from "../../parts/sewing.ts";

export const silk: Cloth = { swatch: swatches.terracotta, fabric: "silk" };

export const fan = (from: Point, to: Point[], width: number, depth = 0.8): Fold[] =>
  to.map((end, i) =>
    crease(
      [from, [(from[0] + end[0]) / 2 - 0.6 + i * 0.2, (from[1] + end[1]) / 2 + 0.8], end],
      width,
      depth,
      0.45,
    ),
  );
