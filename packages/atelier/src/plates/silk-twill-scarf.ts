import { edge } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import type { Cloth, Fold, Mark, Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { cloth } from "../parts/cloth.ts";
import { dots, frameBand, lemonSprig } from "../parts/print.ts";
import { crease } from "../parts/sewing.ts";
import { type Surface, surface } from "../parts/surface.ts";

type Dye = { frame: string; line: string; fruit: string; leaf: string };

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

const side = (points: Point[]): Point[] => points;

function square(silk: Cloth, dye: Dye): Piece {
  return {
    edges: [
      edge(side([0, 0.25, 0.5, 0.75, 1].map((t) => spread(t, 0)))),
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
        colour: dye.frame,
        opacity: 0.5,
      },
    ],
    roundness: 1.2,
    cast: 0.7,
  };
}

/** A scarf laid flat, one corner turned back over the print. */
function laidFlat(silk: Cloth, dye: Dye): Piece[] {
  return [square(silk, dye), turned(silk, dye)];
}

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
  const strip = (from: number, to: number, colour: string): Mark => ({
    points: [
      ...[0, 0.25, 0.5, 0.75, 1].map((t) => skin(from, t)),
      ...[1, 0.75, 0.5, 0.25, 0].map((t) => skin(to, t)),
    ],
    colour,
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
        colour: dye.frame,
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

function knotted(silk: Cloth, dye: Dye): Piece[] {
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
          colour: dye.frame,
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

const front: Plate = {
  name: "silk-twill-scarf-front",
  alt: "Silk twill scarf in terracotta knotted at the neck, its cream border and lemon-sprig print falling in two soft points.",
  altEs:
    "Pañuelo de sarga de seda terracota anudado al cuello, con borde crema y estampado de limones que cae en dos puntas suaves.",
  ground: "sage",
  frame: { scale: 29, origin: [592, 590] },
  pieces: knotted(cloth("terracotta", "silk"), {
    frame: swatches.cream.base,
    line: swatches.navy.base,
    fruit: "#E2B95A",
    leaf: swatches.sageGreen.shadow,
  }),
};
const detail: Plate = {
  name: "silk-twill-scarf-detail",
  alt: "The silk twill scarf in navy laid flat, one corner turned back, with a cream frame, terracotta lines and scattered lemons.",
  altEs:
    "El pañuelo de sarga de seda en azul marino extendido, con una esquina doblada, marco crema, líneas terracota y ramas de limón.",
  ground: "sand",
  frame: {
    scale: 27,
    origin: [596, 790],
    pose: ([x, y]) => [x * 0.995 - y * 0.1, y * 0.995 + x * 0.1],
  },
  pieces: laidFlat(cloth("navy", "silk"), {
    frame: swatches.cream.base,
    line: swatches.terracotta.base,
    fruit: "#E2B95A",
    leaf: swatches.sageGreen.base,
  }),
};

export const silkTwillScarf = [front, detail];
