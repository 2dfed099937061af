import { blurFilter } from "./blur.ts";
import { beside, boxOf, stretch, winding } from "./curve.ts";
import { type Fabric, fabrics } from "./fabric.ts";
import { breath, glazes } from "./fold-wash.ts";
import type { Point } from "./point.ts";
import type { Drawn } from "./project.ts";
import { noise } from "./random.ts";
import { pathData, tag } from "./svg.ts";

const WASH_DRIFT_PX = 2.2;

/** The widest sliver of light the first wash spares on the lit side. */
const LIT_EDGE_PX = 5;

/** Smaller pieces are one touch of the brush: nothing runs down them, nothing is laid over them. */
const SETTLES_FROM_PX = 70;

const LAYERED_FROM_PX = 16;

/** Everything the brush does inside a piece's outline, before the pen comes. */
export function wash(drawn: Drawn, seed: number, id: string): string {
  const fabric = fabrics[drawn.cloth.fabric];
  const blur = softness(drawn, fabric);
  const soft = blurFilter(`soft-${id}`, boxOf(drawn.loop), blur);
  return [
    flood(drawn, seed),
    settled(drawn, id),
    dyed(drawn, 1),
    layered(drawn, fabric, seed),
    soft,
    tag("g", { filter: `url(#soft-${id})` }, turning(drawn, fabric) + breath(drawn, fabric)),
    dyed(drawn, 0.4),
    glazes(drawn, fabric),
    rim(drawn),
  ].join("");
}

/** Stripes and prints: laid in under the shading, then strengthened over it so that light does not bleach them. */
function dyed({ marks }: Drawn, strength: number): string {
  return marks
    .map(({ points, color, opacity = 1 }) =>
      tag("path", { d: pathData(points, true), fill: color, "fill-opacity": opacity * strength }),
    )
    .join("");
}

/** Small forms need small blurs: a button is not shaded like a skirt. */
function softness({ roundness = 0 }: Drawn, { soft }: Fabric): number {
  return Math.max(1.5, Math.min(soft * 1.2, roundness * 0.4));
}

/** A loop moved by `by` whose edge strays as a loaded brush does. */
function wandered(loop: readonly Point[], by: Point, stray: number, seed: number): Point[] {
  return loop.map(([x, y], i) => [
    x + by[0] + noise(seed + 11, i / 9) * stray,
    y + by[1] + noise(seed + 12, i / 9) * stray,
  ]);
}

/** The first wash: it spares a sliver of light on the lit side, and inside parts are laid in darker. */
function flood({ loop, cloth, shade = 0, roundness = 0 }: Drawn, seed: number): string {
  const spared = Math.min(LIT_EDGE_PX, roundness * 0.14);
  const d = pathData(wandered(loop, [spared, spared * 0.7], WASH_DRIFT_PX, seed), true);
  const first = tag("path", { d, fill: cloth.swatch.base });
  return shade > 0
    ? first + tag("path", { d, fill: cloth.swatch.deep, "fill-opacity": shade })
    : first;
}

/** Pigment that ran down the sheet as it dried: thin where the light falls, full towards the foot. */
function settled({ loop, cloth }: Drawn, id: string): string {
  const { top, bottom } = boxOf(loop);
  if (bottom - top < SETTLES_FROM_PX) return "";
  const stop = (offset: number, color: string, opacity: number) =>
    tag("stop", { offset, "stop-color": color, "stop-opacity": opacity });
  const { light, shadow } = cloth.swatch;
  const run =
    stop(0, light, 0.3) + stop(0.42, light, 0) + stop(0.5, shadow, 0) + stop(1, shadow, 0.3);
  return (
    tag("linearGradient", { id: `run-${id}`, x1: 0.25, y1: 0, x2: 0.6, y2: 1 }, run) +
    tag("path", { d: pathData(loop, true), fill: `url(#run-${id})` })
  );
}

/** A second wash over the side away from the light; its dry edge is left to be seen. */
function layered(
  { loop, cloth, roundness = 0 }: Drawn,
  { contrast }: Fabric,
  seed: number,
): string {
  const reach = roundness * 1.25;
  if (reach < LAYERED_FROM_PX) return "";
  const lit = wandered(loop, [-reach, -0.55 * reach], 7, seed + 5);
  return tag("path", {
    d: framed(loop) + pathData(lit, true),
    "fill-rule": "evenodd",
    fill: cloth.swatch.shadow,
    "fill-opacity": 0.2 * contrast,
  });
}

/** The form turning away from a light at the upper left: dark on its far side, bright on its near. */
function turning({ loop, cloth, roundness = 0 }: Drawn, { contrast, sheen }: Fabric): string {
  if (roundness <= 0) return "";
  const glaze = (reach: number, color: string, opacity: number) =>
    tag("path", {
      d: crescent(loop, reach * roundness, 0.5 * reach * roundness),
      "fill-rule": "evenodd",
      fill: color,
      "fill-opacity": opacity,
    });
  const { shadow, light } = cloth.swatch;
  return (
    glaze(-2.3, shadow, 0.24 * contrast) +
    glaze(-1.15, shadow, 0.3 * contrast) +
    glaze(-0.55, shadow, 0.6 * contrast) +
    glaze(1.8, light, 0.12 + 0.2 * sheen) +
    glaze(0.9, light, 0.16 + 0.26 * sheen) +
    glaze(0.4, light, 0.2 + 0.4 * sheen)
  );
}

function crescent(loop: readonly Point[], dx: number, dy: number): string {
  const moved = loop.map(([x, y]) => [x + dx, y + dy] as const);
  return framed(loop) + pathData(moved, true);
}

/** A rectangle well outside the loop: with the even-odd rule it paints all but what follows. */
function framed(loop: readonly Point[]): string {
  const { left, top, right, bottom } = boxOf(loop);
  const wide = 30;
  const frame: Point[] = [
    [left - wide, top - wide],
    [right + wide, top - wide],
    [right + wide, bottom + wide],
    [left - wide, bottom + wide],
  ];
  return pathData(frame, true);
}

/** Pigment pooled along the edge as the wash dried; dark cloth keeps a sliver of light instead. */
function rim({ loop, edges, cloth }: Drawn): string {
  const d = pathData(loop, true);
  const stroke = (color: string, width: number, opacity: number, path = d) =>
    tag("path", {
      d: path,
      fill: "none",
      stroke: color,
      "stroke-width": width,
      "stroke-opacity": opacity,
      "stroke-linejoin": "round",
    });
  const pooled = stroke(cloth.swatch.shadow, 16, 0.16) + stroke(cloth.swatch.deep, 7, 0.2);
  if (!cloth.swatch.dark) return pooled;
  const inward = winding(loop) > 0 ? 1 : -1;
  const slivers = edges
    .filter(({ ink }) => ink > 0)
    .map(({ points }) =>
      stroke(
        cloth.swatch.light,
        1.8,
        0.6,
        pathData(beside(stretch(points, 0.02, 0.98, 7), inward * 3.4)),
      ),
    );
  return pooled + slivers.join("");
}

/** The blurs every sheet declares once. */
export function blurFilters(): string {
  const room = { x: "-10%", y: "-30%", width: "120%", height: "160%" };
  const blur = (by: number) =>
    tag(
      "filter",
      { id: `blur-${by}`, ...room, "color-interpolation-filters": "sRGB" },
      tag("feGaussianBlur", { stdDeviation: by }),
    );
  return [2, 4, 6, 9, 13].map(blur).join("");
}
