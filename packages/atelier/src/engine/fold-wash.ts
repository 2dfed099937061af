import { paper } from "../palette.ts";
import { beside, normals } from "./curve.ts";
import type { Fabric } from "./fabric.ts";
import type { Point } from "./point.ts";
import type { Drawn } from "./project.ts";
import { foldWidth, ribbon } from "./ribbon.ts";
import { pathData, tag } from "./svg.ts";

type Glaze = { color: string; share: number; from: number; opacity: number };

/** One glaze over every fold: a ribbon `share` of the fold wide, starting `from` off its line. */
function glaze(folds: Drawn["folds"], { color, share, from, opacity }: Glaze): string {
  return folds
    .map(({ points, width, depth, shape }) => {
      const side = shadowSide(points) * width;
      const base = from === 0 ? points : beside(points, (t) => side * from * foldWidth(shape, t));
      const loop = ribbon(base, (t) => side * share * foldWidth(shape, t));
      return tag("path", {
        d: pathData(loop, true),
        fill: color,
        "fill-opacity": Math.min(1, opacity * depth),
      });
    })
    .join("");
}

/** The soft part of every fold: a breath of shadow in the valley, of light along the ridge. */
export function breath({ folds, cloth }: Drawn, { contrast, sheen }: Fabric): string {
  return (
    glaze(folds, { color: cloth.swatch.shadow, share: 1, from: -0.1, opacity: 0.95 * contrast }) +
    glaze(folds, {
      color: cloth.swatch.light,
      share: -0.75,
      from: -0.12,
      opacity: 0.2 + 0.7 * sheen,
    })
  );
}

/** The crisp part, laid wet on dry: two edges of shadow and a sliver of light left on the ridge. */
export function glazes({ folds, cloth }: Drawn, { contrast, sheen }: Fabric): string {
  return (
    glaze(folds, { color: cloth.swatch.shadow, share: 0.6, from: 0, opacity: 0.34 * contrast }) +
    glaze(folds, { color: cloth.swatch.deep, share: 0.26, from: 0, opacity: 0.42 * contrast }) +
    glaze(folds, {
      color: cloth.swatch.light,
      share: -0.2,
      from: -0.2,
      opacity: 0.15 + 0.5 * sheen,
    }) +
    (sheen > 0.6
      ? glaze(folds, { color: paper.light, share: -0.1, from: -0.26, opacity: sheen - 0.45 })
      : "")
  );
}

/** The side of a fold's line its shadow lies on, away from the light: 1 is right of its travel. */
function shadowSide(line: readonly Point[]): 1 | -1 {
  const [x, y] = normals(line)[Math.floor(line.length / 2)] as Point;
  return x * 0.75 + y * 0.65 > 0 ? 1 : -1;
}
