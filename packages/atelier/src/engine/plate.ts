import type { GroundName } from "../palette.ts";
import { blurFilter } from "./blur.ts";
import { type Box, boxOf, smooth } from "./curve.ts";
import { fabrics } from "./fabric.ts";
import { fabricFilter } from "./fabric-filter.ts";
import { groundShadow, HEIGHT, sheet, thrownShadow, WIDTH, windowed } from "./paper.ts";
import { contour, markings } from "./pen.ts";
import type { Piece } from "./piece.ts";
import type { Point } from "./point.ts";
import { type Drawn, type Frame, placed, project } from "./project.ts";
import { seedFrom } from "./random.ts";
import { runsOf } from "./runs.ts";
import { pathData, tag } from "./svg.ts";
import { blurFilters, wash } from "./wash.ts";

/** The description of a plate. */
export type Plate = {
  /** File name without size or format: the product's slug and the view. */
  name: string;
  alt: string;
  altEs: string;
  ground: GroundName;
  frame: Frame;
  /** Back to front. */
  pieces: readonly Piece[];
  /** Pen weight in design pixels. */
  weight?: number;
  /**
   * What the subject covers of the floor it stands on, in centimeters: it throws its shadow there. What hangs has
   * none, and throws it on the sheet behind.
   */
  prints?: readonly (readonly Point[])[];
  /** A detail: the arch becomes a window and the subject runs past its edges. */
  cropped?: boolean;
};

const PEN_WEIGHT = 3.5;

/** The whole plate as one SVG document of 1200 by 1600. */
export function plateSvg(plate: Plate): string {
  const seed = seedFrom(plate.name);
  const drawn = plate.pieces.map((piece) => project(piece, plate.frame));
  const loops = drawn.map(({ loop }) => loop);
  const runs = runsOf(drawn);
  const body = runs.map(({ fabric, items }, i) => {
    const id = `${fabric}-${i}`;
    const area = onSheet(boxOf(items.flatMap((item) => (drawn[item] as Drawn).loop)));
    const painting = items
      .map((item) => painted(drawn, item, plate.weight ?? PEN_WEIGHT, seed))
      .join("");
    return (
      fabricFilter(id, fabrics[fabric], area, seed) + tag("g", { filter: `url(#${id})` }, painting)
    );
  });
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
    },
    tag("defs", {}, blurFilters()) +
      sheet(plate.ground, seed) +
      (plate.cropped
        ? windowed(shadows(plate, loops) + body.join(""), seed)
        : shadows(plate, loops) + body.join("")),
  );
}

function shadows({ prints, frame }: Plate, loops: readonly (readonly Point[])[]): string {
  if (!prints) return thrownShadow(loops);
  const place = placed(frame);
  return prints.map((print, i) => groundShadow(smooth(print.map(place), 7), i)).join("");
}

/** The part of a box that can be seen: filters must not paint what a detail crops away. */
function onSheet({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(WIDTH, right),
    bottom: Math.min(HEIGHT, bottom),
  };
}

function painted(
  all: readonly Drawn[],
  index: number,
  plateWeight: number,
  plateSeed: number,
): string {
  const drawn = all[index] as Drawn;
  const seed = plateSeed + index * 101;
  const weight = drawn.weight ?? plateWeight;
  const clip = (id: string, loops: readonly Drawn[]) =>
    tag(
      "clipPath",
      { id },
      loops.map(({ loop }) => tag("path", { d: pathData(loop, true) })).join(""),
    );
  const inside = `in-${index}`;
  return (
    castShadow(all, index, clip) +
    clip(inside, [drawn]) +
    tag("path", { d: pathData(drawn.loop, true), fill: drawn.cloth.swatch.light }) +
    tag(
      "g",
      { "clip-path": `url(#${inside})` },
      wash(drawn, seed, String(index)) + markings(drawn, weight, seed),
    ) +
    contour(drawn, weight, seed)
  );
}

/** The shadow of one piece on those beneath it, and nowhere else. */
function castShadow(
  all: readonly Drawn[],
  index: number,
  clip: (id: string, loops: readonly Drawn[]) => string,
): string {
  const { cast = 0.35, loop } = all[index] as Drawn;
  if (cast === 0 || index === 0) return "";
  const beneath = all.slice(0, index);
  const deep = (beneath[beneath.length - 1] as Drawn).cloth.swatch.deep;
  const moved = loop.map(([x, y]) => [x + 7, y + 9] as const);
  const shadow = tag("path", {
    d: pathData(moved, true),
    fill: deep,
    "fill-opacity": cast,
    filter: `url(#cast-${index})`,
  });
  return (
    blurFilter(`cast-${index}`, onSheet(boxOf(moved)), 6) +
    clip(`on-${index}`, beneath) +
    tag("g", { "clip-path": `url(#on-${index})` }, shadow)
  );
}
