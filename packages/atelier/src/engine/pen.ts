import { ink } from "../palette.ts";
import { beside, stretch, winding } from "./curve.ts";
import { inkLine } from "./ink-line.ts";
import type { Point } from "./point.ts";
import type { Drawn } from "./project.ts";
import { pathData, tag } from "./svg.ts";

/** The usual weight of the pen on a plate, in design pixels. */
export const PEN_WEIGHT = 3.5;

const SHADOW_SIDE: Point = [0.6, 0.8];

/** The contour: one pull of the pen for each edge, firmer on the side away from the light. */
export function contour({ edges, loop }: Drawn, weight: number, seed: number): string {
  const outward = winding(loop) > 0 ? -1 : 1;
  const facing = (normal: Point) => {
    const away = outward * (normal[0] * SHADOW_SIDE[0] + normal[1] * SHADOW_SIDE[1]);
    return 0.92 + 0.58 * away;
  };
  return edges
    .filter((edge) => edge.ink > 0)
    .map(({ points, ink: share }, i) =>
      filled(
        inkLine(points, {
          weight: weight * share,
          seed: seed + i * 17,
          taper: [0.08, 0.08],
          overshoot: 2.5,
          facing,
        }),
      ),
    )
    .join("");
}

/** Seams, stitches, woven texture and the inked start of folds, all kept inside the piece. */
export function markings(drawn: Drawn, weight: number, seed: number): string {
  const { swatch } = drawn.cloth;
  const lines = drawn.lines.map(({ points, kind, weight: share = 1 }, i) => {
    if (kind === "ink") return inked(drawn, points, weight * 0.72 * share, seed + i);
    if (kind === "seam") return inked(drawn, points, weight * 0.5 * share, seed + i);
    if (kind === "stitch") return stitched(points, swatch.dark ? swatch.light : swatch.deep, share);
    if (kind === "light")
      return filled(inkLine(points, { weight: 3 * share, seed: seed + i }), swatch.light, 0.75);
    return stroked(
      points,
      swatch.dark ? swatch.light : swatch.deep,
      1.3 * share,
      swatch.dark ? 0.3 : 0.34,
    );
  });
  const creases = drawn.folds.map(({ points, ink: span }, i) =>
    span ? inked(drawn, stretch(points, span[0], span[1], 7), weight * 0.55, seed + 40 + i) : "",
  );
  return [...lines, ...creases].join("");
}

/** Ink on dark cloth needs a thread of light beside it to be seen. */
function inked(drawn: Drawn, points: readonly Point[], weight: number, seed: number): string {
  const { swatch } = drawn.cloth;
  const line = filled(inkLine(points, { weight, seed, taper: [0.2, 0.35] }));
  return swatch.dark ? stroked(beside(points, 2.6), swatch.light, 1.6, 0.6) + line : line;
}

/** Heavier thread is sewn in longer stitches. */
function stitched(points: readonly Point[], color: string, share: number): string {
  return tag("path", {
    d: pathData(points),
    fill: "none",
    stroke: color,
    "stroke-width": 1.5 * share,
    "stroke-opacity": 0.75,
    "stroke-dasharray": `${6 * share} ${4.5 * share}`,
  });
}

function stroked(points: readonly Point[], color: string, width: number, opacity: number): string {
  return tag("path", {
    d: pathData(points),
    fill: "none",
    stroke: color,
    "stroke-width": width,
    "stroke-opacity": opacity,
  });
}

function filled(loop: readonly Point[], color: string = ink, opacity = 0.92): string {
  return tag("path", { d: pathData(loop, true), fill: color, "fill-opacity": opacity });
}
