import { boxOf } from "../engine/curve.ts";
import { fabrics } from "../engine/fabric.ts";
import { fabricFilter } from "../engine/fabric-filter.ts";
import { painted } from "../engine/painted.ts";
import { PEN_WEIGHT } from "../engine/pen.ts";
import type { Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { type Drawn, type Frame, project } from "../engine/project.ts";
import { runsOf } from "../engine/runs.ts";
import { tag } from "../engine/svg.ts";
import type { Sketch } from "./sketch.ts";

type Setting = {
  /** The frame the pieces were drawn for on their plate. */
  frame: Frame;
  /** Where the plate's spot `from` comes to stand on the sheet, and at what size. */
  from: Point;
  to: Point;
  size: number;
  turn?: number;
  /** Pen weight on the sheet, in pixels. */
  weight?: number;
  /** Cloth grain costs a filter pass for each fabric; small pieces do without. */
  grain?: boolean;
};

/** Pieces drawn straight in the sheet's pixels. */
export function paintPieces(
  sheet: Sketch,
  pieces: readonly Piece[],
  weight = 2.4,
  grain = false,
): void {
  setPieces(sheet, pieces, {
    frame: { scale: 1, origin: [0, 0] },
    from: [0, 0],
    to: [0, 0],
    size: 1,
    weight,
    grain,
  });
}

/** Garments of the plates set into a scene, with the same wash, folds and pen. */
export function setPieces(sheet: Sketch, pieces: readonly Piece[], setting: Setting): void {
  const { frame, from, to, size, turn = 0, weight = 2.2, grain = true } = setting;
  const drawn = pieces.map((piece) => project(piece, frame));
  const stem = sheet.unique("set");
  const brush = {
    seed: sheet.seed,
    prefix: `${stem}-`,
    weightOf: (piece: Drawn) => ((piece.weight ?? PEN_WEIGHT) / PEN_WEIGHT) * (weight / size),
    markingWeight: weight / size,
  };
  const body = runsOf(drawn).map(({ fabric, items }, i) => {
    const together = items.map((item) => painted(drawn, item, brush)).join("");
    if (!grain) return together;
    const id = `${stem}-f${i}`;
    const area = boxOf(items.flatMap((item) => (drawn[item] as Drawn).loop));
    return (
      fabricFilter(id, { ...fabrics[fabric], wander: 2 }, area, sheet.seed) +
      tag("g", { filter: `url(#${id})` }, together)
    );
  });
  const transform = `translate(${to[0]} ${to[1]}) rotate(${turn}) scale(${size}) translate(${-from[0]} ${-from[1]})`;
  sheet.raw(tag("g", { transform }, body.join("")));
}
