import { blurFilter } from "./blur.ts";
import { type Box, boxOf } from "./curve.ts";
import { contour, markings } from "./pen.ts";
import type { Drawn } from "./project.ts";
import { pathData, tag } from "./svg.ts";
import { wash } from "./wash.ts";

type Brush = {
  seed: number;
  /** The pen's weight on a piece, in the drawing's pixels. */
  weightOf: (piece: Drawn) => number;
  /** On its seams and folds, where that is another. */
  markingWeight?: number;
  /** Before the ids of this drawing, where a document has several. */
  prefix?: string;
  /** The part of a box that can be seen. */
  crop?: (box: Box) => Box;
};

/** One of the pieces of a drawing, back to front: washed and inked, with its shadow on those beneath. */
export function painted(all: readonly Drawn[], index: number, brush: Brush): string {
  const { prefix = "" } = brush;
  const drawn = all[index] as Drawn;
  const seed = brush.seed + index * 101;
  const weight = brush.weightOf(drawn);
  const inside = `${prefix}in-${index}`;
  return (
    castShadow(all, index, brush) +
    clip(inside, [drawn]) +
    tag("path", { d: pathData(drawn.loop, true), fill: drawn.cloth.swatch.light }) +
    tag(
      "g",
      { "clip-path": `url(#${inside})` },
      wash(drawn, seed, `${prefix}${index}`) + markings(drawn, brush.markingWeight ?? weight, seed),
    ) +
    contour(drawn, weight, seed)
  );
}

function clip(id: string, pieces: readonly Drawn[]): string {
  const paths = pieces.map(({ loop }) => tag("path", { d: pathData(loop, true) }));
  return tag("clipPath", { id }, paths.join(""));
}

/** The shadow of one piece on those beneath it, and nowhere else. */
function castShadow(
  all: readonly Drawn[],
  index: number,
  { prefix = "", crop = (box) => box }: Brush,
): string {
  const { cast = 0.35, loop } = all[index] as Drawn;
  const beneath = all.slice(0, index);
  const last = beneath.at(-1);
  if (cast === 0 || !last) return "";
  const blurred = `${prefix}cast-${index}`;
  const on = `${prefix}on-${index}`;
  const moved = loop.map(([x, y]) => [x + 7, y + 9] as const);
  const shadow = tag("path", {
    d: pathData(moved, true),
    fill: last.cloth.swatch.deep,
    "fill-opacity": cast,
    filter: `url(#${blurred})`,
  });
  return (
    blurFilter(blurred, crop(boxOf(moved)), 6) +
    clip(on, beneath) +
    tag("g", { "clip-path": `url(#${on})` }, shadow)
  );
}
