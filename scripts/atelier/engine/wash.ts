import { paper } from "../palette.ts";
import { beside, boxOf, normals, stretch, winding } from "./curve.ts";
import { type Fabric, fabrics } from "./fabric.ts";
import type { Point } from "./point.ts";
import type { Drawn } from "./project.ts";
import { noise } from "./random.ts";
import { foldWidth, ribbon } from "./ribbon.ts";
import { pathData, tag } from "./svg.ts";

const WASH_DRIFT_PX = 2.2;

/** Everything the brush does inside a piece's outline, before the pen comes. */
export function wash(drawn: Drawn, seed: number, id: string): string {
  const fabric = fabrics[drawn.cloth.fabric];
  const blur = softness(drawn, fabric);
  const { left, top, right, bottom } = boxOf(drawn.loop);
  const soft = tag(
    "filter",
    {
      id: `soft-${id}`,
      filterUnits: "userSpaceOnUse",
      x: left - blur,
      y: top - blur,
      width: right - left + 2 * blur,
      height: bottom - top + 2 * blur,
      "color-interpolation-filters": "sRGB",
    },
    tag("feGaussianBlur", { stdDeviation: blur }),
  );
  return [
    flood(drawn, seed),
    dyed(drawn, 1),
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
    .map(({ points, colour, opacity = 1 }) =>
      tag("path", { d: pathData(points, true), fill: colour, "fill-opacity": opacity * strength }),
    )
    .join("");
}

/** Small forms need small blurs: a button is not shaded like a skirt. */
function softness({ roundness = 0 }: Drawn, { soft }: Fabric): number {
  return Math.max(1.5, Math.min(soft * 1.2, roundness * 0.4));
}

/** The first wash: it never quite meets the contour, and inside parts are laid in darker. */
function flood({ loop, cloth, shade = 0 }: Drawn, seed: number): string {
  const drift = loop.map(
    ([x, y], i): Point => [
      x - 0.8 + noise(seed + 11, i / 9) * WASH_DRIFT_PX,
      y + 0.6 + noise(seed + 12, i / 9) * WASH_DRIFT_PX,
    ],
  );
  const d = pathData(drift, true);
  const first = tag("path", { d, fill: cloth.swatch.base });
  return shade > 0
    ? first + tag("path", { d, fill: cloth.swatch.deep, "fill-opacity": shade })
    : first;
}

/** The form turning away from a light at the upper left: dark on its far side, bright on its near. */
function turning({ loop, cloth, roundness = 0 }: Drawn, { contrast, sheen }: Fabric): string {
  if (roundness <= 0) return "";
  const glaze = (reach: number, colour: string, opacity: number) =>
    tag("path", {
      d: crescent(loop, reach * roundness, 0.5 * reach * roundness),
      "fill-rule": "evenodd",
      fill: colour,
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
  const { left, top, right, bottom } = boxOf(loop);
  const wide = 30;
  const frame: Point[] = [
    [left - wide, top - wide],
    [right + wide, top - wide],
    [right + wide, bottom + wide],
    [left - wide, bottom + wide],
  ];
  return (
    pathData(frame, true) +
    pathData(
      loop.map(([x, y]) => [x + dx, y + dy] as const),
      true,
    )
  );
}

type Glaze = { colour: string; share: number; from: number; opacity: number };

/** One glaze over every fold: a ribbon `share` of the fold wide, starting `from` off its line. */
function glaze(folds: Drawn["folds"], { colour, share, from, opacity }: Glaze): string {
  return folds
    .map(({ points, width, depth, shape }) => {
      const side = shadowSide(points) * width;
      const base = from === 0 ? points : beside(points, (t) => side * from * foldWidth(shape, t));
      const loop = ribbon(base, (t) => side * share * foldWidth(shape, t));
      return tag("path", {
        d: pathData(loop, true),
        fill: colour,
        "fill-opacity": Math.min(1, opacity * depth),
      });
    })
    .join("");
}

/** The soft part of every fold: a breath of shadow in the valley, of light along the ridge. */
function breath({ folds, cloth }: Drawn, { contrast, sheen }: Fabric): string {
  return (
    glaze(folds, { colour: cloth.swatch.shadow, share: 1, from: -0.1, opacity: 0.95 * contrast }) +
    glaze(folds, {
      colour: cloth.swatch.light,
      share: -0.75,
      from: -0.12,
      opacity: 0.2 + 0.7 * sheen,
    })
  );
}

/** The crisp part, laid wet on dry: two edges of shadow and a sliver of light left on the ridge. */
function glazes({ folds, cloth }: Drawn, { contrast, sheen }: Fabric): string {
  return (
    glaze(folds, { colour: cloth.swatch.shadow, share: 0.6, from: 0, opacity: 0.34 * contrast }) +
    glaze(folds, { colour: cloth.swatch.deep, share: 0.26, from: 0, opacity: 0.42 * contrast }) +
    glaze(folds, {
      colour: cloth.swatch.light,
      share: -0.2,
      from: -0.2,
      opacity: 0.15 + 0.5 * sheen,
    }) +
    (sheen > 0.6
      ? glaze(folds, { colour: paper.light, share: -0.1, from: -0.26, opacity: sheen - 0.45 })
      : "")
  );
}

/** The side of a fold's line its shadow lies on, away from the light: 1 is right of its travel. */
function shadowSide(line: readonly Point[]): 1 | -1 {
  const [x, y] = normals(line)[Math.floor(line.length / 2)] as Point;
  return x * 0.75 + y * 0.65 > 0 ? 1 : -1;
}

/** Pigment pooled along the edge as the wash dried; dark cloth keeps a sliver of light instead. */
function rim({ loop, edges, cloth }: Drawn): string {
  const d = pathData(loop, true);
  const stroke = (colour: string, width: number, opacity: number, path = d) =>
    tag("path", {
      d: path,
      fill: "none",
      stroke: colour,
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

/** The blurs every plate declares once, for the sheet and for shadows thrown. */
export function blurFilters(): string {
  return [2, 4, 6, 9, 13]
    .map((blur) =>
      tag(
        "filter",
        {
          id: `blur-${blur}`,
          x: "-10%",
          y: "-30%",
          width: "120%",
          height: "160%",
          "color-interpolation-filters": "sRGB",
        },
        tag("feGaussianBlur", { stdDeviation: blur }),
      ),
    )
    .join("");
}
