import { blurFilter } from "../engine/blur.ts";
import { boxOf } from "../engine/curve.ts";
import { fabrics } from "../engine/fabric.ts";
import { fabricFilter } from "../engine/fabric-filter.ts";
import { contour, markings } from "../engine/pen.ts";
import type { Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { type Drawn, type Frame, project } from "../engine/project.ts";
import { runsOf } from "../engine/runs.ts";
import { pathData, tag } from "../engine/svg.ts";
import { wash } from "../engine/wash.ts";
import type { Sketch } from "./sketch.ts";

export type Setting = {
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
  const painted = (i: number) => paintOne(drawn, i, weight / size, sheet.seed + i * 101, stem);
  const body = runsOf(drawn).map(({ fabric, items }, i) => {
    const together = items.map(painted).join("");
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

function paintOne(
  all: readonly Drawn[],
  index: number,
  weight: number,
  seed: number,
  stem: string,
): string {
  const drawn = all[index] as Drawn;
  const inside = `${stem}-in${index}`;
  const d = pathData(drawn.loop, true);
  return (
    castOn(all, index, stem) +
    tag("clipPath", { id: inside }, tag("path", { d })) +
    tag("path", { d, fill: drawn.cloth.swatch.light }) +
    tag(
      "g",
      { "clip-path": `url(#${inside})` },
      wash(drawn, seed, `${stem}-${index}`) + markings(drawn, weight, seed),
    ) +
    contour(drawn, (drawn.weight ? drawn.weight / 3.5 : 1) * weight, seed)
  );
}

function castOn(all: readonly Drawn[], index: number, stem: string): string {
  const { cast = 0.35, loop } = all[index] as Drawn;
  if (cast === 0 || index === 0) return "";
  const beneath = all.slice(0, index);
  const deep = (beneath[beneath.length - 1] as Drawn).cloth.swatch.deep;
  const id = `${stem}-on${index}`;
  const moved = loop.map(([x, y]) => [x + 7, y + 9] as const);
  const shadow = tag("path", {
    d: pathData(moved, true),
    fill: deep,
    "fill-opacity": cast,
    filter: `url(#${stem}-cast${index})`,
  });
  return (
    blurFilter(`${stem}-cast${index}`, boxOf(moved), 6) +
    tag(
      "clipPath",
      { id },
      beneath.map((one) => tag("path", { d: pathData(one.loop, true) })).join(""),
    ) +
    tag("g", { "clip-path": `url(#${id})` }, shadow)
  );
}
