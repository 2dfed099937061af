import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Fold, Mark, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { lemonSprig } from "../../parts/print.ts";
import { crease } from "../../parts/sewing.ts";
import { type Surface, surface } from "../../parts/surface.ts";
import type { Dye } from "./dye.ts";

/** A corner of the scarf falling from the knot, its printed border along both edges. */
function fallingEnd(
  tip: Point,
  left: Point[],
  right: Point[],
  silk: Cloth,
  dye: Dye,
  folds: Fold[],
): Piece {
  const top: Point = [0, 0];
  const a: Point[] = [[-1.2, 0], ...left, tip];
  const b: Point[] = [[1.4, 0], ...right, tip];
  const skin = surface(a, b);
  const strip = (from: number, to: number, color: string): Mark => ({
    points: [
      ...[0, 0.25, 0.5, 0.75, 1].map((t) => skin(from, t)),
      ...[1, 0.75, 0.5, 0.25, 0].map((t) => skin(to, t)),
    ],
    color,
    opacity: 0.95,
  });
  const sprig = (u: number, v: number, size: number, turn: number): Mark[] => {
    const local: Surface = (x, y) => {
      const [cx, cy] = skin(u, v);
      return [cx + (x - u) * 20, cy + (y - v) * 20];
    };
    return lemonSprig(local, [u, v], size, turn, { fruit: dye.fruit, leaf: dye.leaf });
  };
  return {
    edges: [edge([a[0] as Point, top, b[0] as Point], 0), edge(b), edge([...a].reverse())],
    cloth: silk,
    marks: [
      strip(0, 0.12, dye.frame),
      strip(0.88, 1, dye.frame),
      strip(0.16, 0.185, dye.line),
      strip(0.815, 0.84, dye.line),
      ...sprig(0.5, 0.3, 0.075, 0.6),
      ...sprig(0.34, 0.46, 0.085, 3.4),
      ...sprig(0.64, 0.5, 0.085, 1.2),
      ...sprig(0.44, 0.64, 0.085, 5),
      ...sprig(0.6, 0.74, 0.07, 2.6),
    ],
    folds,
    roundness: 1.6,
    cast: 0.6,
  };
}

function behind(silk: Cloth): Piece {
  return {
    edges: [
      edge(path("-9.9,-9.2 -6,-11.4 0,-12.2 6,-11.4 9.9,-9.2")),
      edge(path("9.9,-9.2 8.6,-6.2 4.6,-8 0,-8.6 -4.6,-8 -8.6,-6.2 -9.9,-9.2"), 0.6),
    ],
    cloth: silk,
    shade: 0.45,
    roundness: 0.8,
  };
}

function knot(silk: Cloth, dye: Dye): Piece {
  return {
    edges: [
      edge(path("-2.2,-1.8 0,-2.6 2.4,-1.6 2.9,0.8 1.9,3 -0.4,3.5 -2.4,2.4 -2.8,0.2 -2.2,-1.8")),
    ],
    cloth: silk,
    marks: [
      {
        points: path("-2.6,-0.9 0,-1.5 2.7,-0.7 2.8,0.4 0,-0.3 -2.8,0.3"),
        color: dye.frame,
        opacity: 0.95,
      },
    ],
    folds: [
      crease(path("-2,-1 0.2,0.6 1.4,2.8"), 0.8, 0.9, 0.9),
      crease(path("-1.8,1 -0.6,1.8 0,3.2"), 0.6, 0.8, 0.9),
    ],
    roundness: 1.2,
    cast: 0.7,
  };
}

export function knotted(silk: Cloth, dye: Dye): Piece[] {
  const wrap = (side: 1 | -1): Piece => {
    const at = (points: Point[]): Point[] => points.map(([x, y]) => [side * x, y] as const);
    const upper = at(path("9.8,-9.4 6.4,-5.4 3,-2.2 0,-0.6"));
    const lower = at(path("0,2.2 4.4,1.2 9,-2 11,-6.6 9.8,-9.4"));
    return {
      edges: [edge(upper), edge([upper[3] as Point, lower[0] as Point], 0), edge(lower)],
      cloth: silk,
      marks: [
        {
          points: [
            ...at(path("10.8,-6.6 9,-2.2 4.4,1 0,2")),
            ...at(path("0,1 4,0 8.2,-3 10.2,-7.4")),
          ],
          color: dye.frame,
          opacity: 0.95,
        },
      ],
      folds: [
        crease(at(path("0.6,0.2 4,-2 8.4,-6.4")), 1, 0.9, 0.8),
        crease(at(path("0.6,0.9 4.4,-0.8 9,-5")), 0.9, 0.8, 0.6),
      ],
      roundness: 1.1,
      cast: 0.5,
    };
  };
  const folds = (lean: number, length: number): Fold[] =>
    [-3.4, -1, 1.6, 4].map((x, i) =>
      crease(
        [
          [0.2 * i - 0.3, 1],
          [x * 0.6 + lean * 0.3, length * 0.34],
          [x + lean * 0.7, length * (0.62 + (i % 2) * 0.14)],
        ],
        1.5,
        0.8,
        0.55,
      ),
    );
  return [
    behind(silk),
    fallingEnd([9.6, 21], path("0.6,8 3.4,16"), path("7.4,7 11.6,13.6"), silk, dye, folds(6.4, 19)),
    fallingEnd([-5, 27.6], path("-6.4,8 -10.6,16"), path("2.6,9 3,17"), silk, dye, folds(-4.6, 23)),
    wrap(1),
    wrap(-1),
    knot(silk, dye),
  ];
}
