import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { flute } from "../parts/sewing.ts";
import { surface, warp, weft } from "../parts/surface.ts";
import { bolt } from "../scenery/bolt.ts";
import { shadowAt } from "../scenery/laid-shadow.ts";
import { paintPieces } from "../scenery/pieces.ts";
import type { Sketch } from "../scenery/sketch.ts";

export const terracotta: Cloth = { swatch: swatches.terracotta, fabric: "silk" };

export const sage: Cloth = { swatch: swatches.sageGreen, fabric: "linen" };

const cream: Cloth = { swatch: swatches.cream, fabric: "linen" };

const runnerCloth = surface(
  path("128,640 122,780 104,920 70,1070 30,1240"),
  path("548,650 560,770 584,910 588,1060 616,1240"),
  { top: 2, bottom: 0 },
);

const runner: Piece = {
  edges: [
    edge(weft(runnerCloth, 0).reverse(), 0.4),
    edge(warp(runnerCloth, 1, 0, 1, 9)),
    edge(weft(runnerCloth, 1)),
    edge(warp(runnerCloth, 0, 1, 0, 9)),
  ],
  cloth: terracotta,
  folds: (
    [
      [0.16, 0.2, 70],
      [0.38, 0.12, 90],
      [0.55, 0.42, 70],
      [0.72, 0.16, 96],
      [0.9, 0.4, 60],
    ] as const
  ).map(([u, from, width]) =>
    flute(warp(runnerCloth, u, from, 1, 8), width, 0.85, [from > 0.1 ? 0.5 : 0.05, 0.9] as const),
  ),
  roundness: 16,
  cast: 0.4,
};

const stack = [
  { left: [150, 566], right: [700, 590], radius: 66, cloth: sage },
  { left: [206, 500], right: [640, 517], radius: 60, cloth: cream },
  { left: [90, 625], right: [560, 654], radius: 72, cloth: terracotta },
] as const;

/** The nearest bolt is unrolled: its cloth comes out from under it and runs off the table. */
export function bolts(sheet: Sketch): void {
  shadowAt(sheet, path("150,640 720,600 840,680 640,740 200,720"), 0.45);
  const [sageBolt, creamBolt, silkBolt] = stack.map((one) => bolt({ ...one }));
  paintPieces(sheet, [...(sageBolt ?? []), ...(creamBolt ?? [])], 2.8, true);
  shadowAt(
    sheet,
    runner.edges.flatMap(({ points }) => points.map(([x, y]): Point => [x + 22, y + 10])),
    0.25,
  );
  paintPieces(sheet, [runner, ...(silkBolt ?? [])], 2.8);
}
