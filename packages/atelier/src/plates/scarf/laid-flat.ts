import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Mark, Piece } from "../../engine/piece.ts";
import { dots, frameBand, lemonSprig } from "../../parts/print.ts";
import { crease } from "../../parts/sewing.ts";
import { type Surface, surface } from "../../parts/surface.ts";
import type { Dye } from "./dye.ts";

const spread: Surface = surface(
  path("-16,-16.4 -16.6,0 -16.2,16.6"),
  path("16.4,-16 16,0 16.6,16.2"),
  { top: -0.5, bottom: 0.6 },
);

function printed(skin: Surface, dye: Dye): Mark[] {
  const sprigs: readonly (readonly [u: number, v: number, size: number, turn: number])[] = [
    [0.31, 0.31, 0.08, 0.785],
    [0.69, 0.31, 0.08, 2.356],
    [0.69, 0.69, 0.08, 3.927],
    [0.31, 0.69, 0.08, 5.498],
    [0.5, 0.245, 0.055, 1.57],
    [0.755, 0.5, 0.055, 3.14],
    [0.5, 0.755, 0.055, 4.71],
    [0.245, 0.5, 0.055, 0],
    [0.545, 0.5, 0.085, 0],
    [0.455, 0.5, 0.085, 3.14],
  ];
  return [
    ...frameBand(skin, 0, 0.085, dye.frame),
    ...frameBand(skin, 0.1, 0.112, dye.line),
    ...frameBand(skin, 0.135, 0.142, dye.frame),
    ...dots(skin, [0.06, 0.042], [0.94, 0.042], 26, 0.26, dye.line),
    ...dots(skin, [0.06, 0.958], [0.94, 0.958], 26, 0.26, dye.line),
    ...dots(skin, [0.042, 0.06], [0.042, 0.94], 26, 0.26, dye.line),
    ...dots(skin, [0.958, 0.06], [0.958, 0.94], 26, 0.26, dye.line),
    ...sprigs.flatMap(([u, v, size, turn]) =>
      lemonSprig(skin, [u, v], size, turn, { fruit: dye.fruit, leaf: dye.leaf }),
    ),
  ];
}

function square(silk: Cloth, dye: Dye): Piece {
  return {
    edges: [
      edge([0, 0.25, 0.5, 0.75, 1].map((t) => spread(t, 0))),
      edge([0, 0.25, 0.5, 0.75, 1].map((t) => spread(1, t))),
      edge([1, 0.8, 0.6, 0.42].map((t) => spread(t, 1))),
      edge([spread(0.42, 1), spread(0.2, 0.8), spread(0, 0.6)], 0.7),
      edge([0.6, 0.4, 0.2, 0].map((t) => spread(0, t))),
    ],
    cloth: silk,
    marks: printed(spread, dye),
    folds: [
      crease([spread(0.5, 0.02), spread(0.52, 0.5), spread(0.5, 0.98)], 1.4, 0.3),
      crease([spread(0.98, 0.5), spread(0.5, 0.51), spread(0.02, 0.5)], 1.4, 0.3),
    ],
    roundness: 0.8,
  };
}

function turned(silk: Cloth, dye: Dye): Piece {
  return {
    edges: [
      edge([spread(0.42, 1), spread(0.2, 0.8), spread(0, 0.6)]),
      edge([spread(0, 0.6), spread(0.2, 0.585), spread(0.4, 0.62)]),
      edge([spread(0.4, 0.62), spread(0.44, 0.8), spread(0.42, 1)]),
    ],
    cloth: { ...silk, swatch: { ...silk.swatch, base: silk.swatch.light } },
    folds: [crease([spread(0.38, 0.98), spread(0.2, 0.78), spread(0.03, 0.6)], 2.2, 0.9)],
    marks: [
      {
        points: [
          spread(0, 0.6),
          spread(0.4, 0.62),
          spread(0.42, 1),
          spread(0.37, 0.99),
          spread(0.355, 0.66),
          spread(0.03, 0.64),
        ],
        color: dye.frame,
        opacity: 0.5,
      },
    ],
    roundness: 1.2,
    cast: 0.7,
  };
}

/** A scarf laid flat, one corner turned back over the print. */
export function laidFlat(silk: Cloth, dye: Dye): Piece[] {
  return [square(silk, dye), turned(silk, dye)];
}
