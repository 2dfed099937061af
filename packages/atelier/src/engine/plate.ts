import type { GroundName } from "../palette.ts";
import { boxOf, smooth } from "./curve.ts";
import { fabrics } from "./fabric.ts";
import { fabricFilter } from "./fabric-filter.ts";
import { painted } from "./painted.ts";
import { groundShadow, HEIGHT, onSheet, sheet, thrownShadow, WIDTH, windowed } from "./paper.ts";
import { PEN_WEIGHT } from "./pen.ts";
import type { Piece } from "./piece.ts";
import type { Point } from "./point.ts";
import { type Drawn, type Frame, placed, project } from "./project.ts";
import { seedFrom } from "./random.ts";
import { runsOf } from "./runs.ts";
import { tag } from "./svg.ts";
import { blurFilters } from "./wash.ts";

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

/** The whole plate as one SVG document of 1200 by 1600. */
export function plateSvg(plate: Plate): string {
  const seed = seedFrom(plate.name);
  const drawn = plate.pieces.map((piece) => project(piece, plate.frame));
  const loops = drawn.map(({ loop }) => loop);
  const weightOf = ({ weight = plate.weight ?? PEN_WEIGHT }: Drawn) => weight;
  const body = runsOf(drawn).map(({ fabric, items }, i) => {
    const id = `${fabric}-${i}`;
    const area = onSheet(boxOf(items.flatMap((item) => (drawn[item] as Drawn).loop)));
    const painting = items
      .map((item) => painted(drawn, item, { seed, weightOf, crop: onSheet }))
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
