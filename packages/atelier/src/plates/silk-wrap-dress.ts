import { edge, symmetric } from "../engine/outline.ts";
import { path } from "../engine/path.ts";
import { type Cloth, type Fold, mirroredPieces, type Piece } from "../engine/piece.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { drapedPanel } from "../parts/drape.ts";
import { stance } from "../parts/figure.ts";
import { crease, flute, seam } from "../parts/sewing.ts";
import { sleeve } from "../parts/sleeve.ts";
import { surface } from "../parts/surface.ts";

const silk: Cloth = { swatch: swatches.terracotta, fabric: "silk" };
const frame = { scale: 10.2, origin: [592, 172], pose: stance({ tilt: 1.6, swing: 1.4 }) } as const;

const leftArm = sleeve(
  {
    cap: [18, 4.6],
    under: [15.8, 21],
    elbow: [23.4, 35],
    wrist: [25.4, 52],
    elbowHalf: 5.2,
    wristHalf: 6.4,
    head: 1.2,
    softness: 0.9,
  },
  silk,
);

const hip: { left: Point[]; right: Point[] } = {
  left: path("-12.9,40 -15.2,47 -18.6,60 -22.5,88 -27.5,119"),
  right: path("12.9,40 15.2,47 18.6,60 22.5,88 27.5,119"),
};
const skirtCloth = surface(hip.left, hip.right, { top: 1.2, bottom: 5 });

const fan = (from: Point, to: Point[], width: number, depth = 0.8): Fold[] =>
  to.map((end, i) => ({
    points: [from, [(from[0] + end[0]) / 2 - 0.6 + i * 0.2, (from[1] + end[1]) / 2 + 0.8], end],
    width,
    depth,
    shape: "spindle",
    ink: [0, 0.45],
  }));

const insideNeck: Piece = {
  edges: [
    edge(path("-7,0 -3.5,1.6 0,2 3.5,1.6 7,0")),
    edge(path("7,0 5,18 1,31"), 0),
    edge(path("1,31 -5,18 -7,0"), 0),
  ],
  cloth: silk,
  shade: 0.5,
  lines: [seam(path("-7,2 -3.5,3.6 0,4 3.5,3.6 7,2"))],
  roundness: 1,
};

const underFront: Piece = {
  edges: [
    edge(path("6.4,-0.2 18.2,4.8")),
    edge(path("18.2,4.8 15.9,12 16.6,21.5")),
    edge(path("16.6,21.5 16,29 13,41")),
    edge(path("13,41 0,42.5 -8,42"), 0),
    edge(path("-8,42 -3,31 2.4,19 5.2,8 6.4,-0.2")),
  ],
  cloth: silk,
  folds: [
    ...fan([12.6, 40], path("10.5,27 7,24 14.4,30"), 1.5),
    crease(path("16,20 12,24 8,26"), 1.6, 0.6, 0.3),
  ],
  lines: [
    {
      points: path("-2.1,31.4 3.3,19.2 6.1,8.2 7.2,0.4"),
      kind: "seam",
      weight: 0.8,
    },
  ],
  roundness: 2.4,
};

const overFront: Piece = {
  edges: [
    edge(path("-18.2,4.8 -6.4,-0.2")),
    edge(path("-6.4,-0.2 -5,9 -1.4,20 5,32 12.6,40.4")),
    edge(path("12.6,40.4 0,42.6 -13,41"), 0),
    edge(path("-13,41 -16,29 -16.6,21.5")),
    edge(path("-16.6,21.5 -15.9,12 -18.2,4.8")),
  ],
  cloth: silk,
  folds: [
    ...fan([11.4, 40], path("-3,33.5 -9,35.5 -6.5,30 -12.5,38.5"), 1.7, 0.9),
    crease(path("-16.2,20.5 -12,23.6 -6.5,25"), 1.8, 0.7, 0.3),
    crease(path("-9,2 -9.6,10 -7.4,20"), 1.4, 0.45),
  ],
  lines: [
    {
      points: path("-7.3,0.3 -5.9,9.3 -2.3,20.4 4.2,32.6 11,40"),
      kind: "seam",
      weight: 0.8,
    },
  ],
  roundness: 2.4,
  cast: 0.5,
};

const underSkirt = drapedPanel(
  skirtCloth,
  { flutes: 6, lobe: 1.6, rise: [0.55, 0.85], width: 3.4, depth: 0.8, seed: 21, gather: 0.9 },
  silk,
  { top: 0 },
);

const overCloth = surface(hip.left, path("12.9,40.4 12,52 9.4,72 10.6,96 14.8,121"), {
  top: 1.2,
  bottom: 3.5,
});
const overSkirt = drapedPanel(
  overCloth,
  { flutes: 5, lobe: 1.8, rise: [0.6, 0.94], width: 3.4, depth: 0.85, seed: 8, gather: 1.05 },
  silk,
  { top: 0 },
);
const waistFolds: Fold[] = fan([12, 42], path("-2,60 2,66 6,74 -8,53"), 1.9, 0.8);

const belt: Piece = {
  edges: [
    edge(path("-13.1,39.2 0,41.2 13,38.8")),
    edge(path("13,38.8 13.4,42"), 0.8),
    edge(path("13.4,42 0,44.6 -13.5,42.2")),
    edge(path("-13.5,42.2 -13.1,39.2"), 0.8),
  ],
  cloth: silk,
  folds: [
    crease(path("10.5,40.4 2,42 -6,42"), 0.8, 0.8, 0.6),
    crease(path("10.5,41.5 4,43 -1,43.4"), 0.7, 0.7, 0.4),
  ],
  roundness: 1.1,
  cast: 0.55,
};

const tail = (points: Point[], wide: number): Piece => {
  const [a, b, c, d] = points as [Point, Point, Point, Point];
  return {
    edges: [
      edge([a, [b[0] - wide * 0.5, b[1]], [c[0] - wide * 0.55, c[1]], [d[0] - wide * 0.7, d[1]]]),
      edge([
        [d[0] - wide * 0.7, d[1]],
        [d[0] + wide * 0.6, d[1] + 2.4],
      ]),
      edge([
        [d[0] + wide * 0.6, d[1] + 2.4],
        [c[0] + wide * 0.6, c[1]],
        [b[0] + wide * 0.5, b[1]],
        [a[0] + 1, a[1]],
      ]),
    ],
    cloth: silk,
    folds: [flute([a, [b[0] + 0.3, b[1]], [c[0] - 0.2, c[1]], d], 1, 0.8, [0, 0.5])],
    roundness: 1,
    cast: 0.55,
  };
};
const loopOfTie = (tip: Point, low: Point): Piece => ({
  edges: [edge([[11.4, 40.2], [(11.4 + tip[0]) / 2, tip[1] - 2.2], tip, low, [11.6, 42]])],
  cloth: silk,
  folds: [
    crease(
      [
        [11.8, 41],
        [(11.6 + tip[0]) / 2, (41 + tip[1]) / 2],
        [tip[0], tip[1] + 1],
      ],
      1,
      0.9,
      0.6,
    ),
  ],
  roundness: 1,
  cast: 0.5,
});
const knot: Piece = {
  edges: [edge(path("9.6,39.2 11.4,38.4 13.4,39.4 13.6,42.2 11.8,43.4 9.8,42.4 9.6,39.2"))],
  cloth: silk,
  folds: [crease(path("10.4,39.4 11.4,41 11,43"), 0.7, 0.9, 1)],
  roundness: 1,
  cast: 0.5,
};

const front: Plate = {
  name: "silk-wrap-dress-front",
  alt: "Silk wrap dress in terracotta, its right front crossing over the left and tied at the waist, with soft three-quarter sleeves and a fluted midi hem.",
  altEs:
    "Vestido cruzado de seda terracota, con el delantero derecho sobre el izquierdo y lazo en la cintura, mangas tres cuartos y bajo midi ondulado.",
  ground: "sage",
  frame,
  pieces: [
    insideNeck,
    leftArm,
    ...mirroredPieces([leftArm]),
    ...underSkirt,
    underFront,
    overFront,
    ...overSkirt.slice(0, 1),
    ...overSkirt
      .slice(1)
      .map((piece) => ({ ...piece, folds: [...(piece.folds ?? []), ...waistFolds] })),
    belt,
    tail(path("11.4,42 13.5,54 12.4,66 14.6,77"), 3.4),
    tail(path("11,42 10.4,51 8,60 8.6,68"), 3.2),
    loopOfTie([18.6, 44.6], [16.4, 48.4]),
    loopOfTie([5.6, 46.2], [6.8, 49]),
    knot,
  ],
};

const backBodice: Piece = {
  edges: symmetric([
    edge(path("0,1.9 3.6,1.5 6.4,-0.2")),
    edge(path("6.4,-0.2 12.4,2.2 18.2,4.8")),
    edge(path("18.2,4.8 15.6,13 16.6,21.5")),
    edge(path("16.6,21.5 15.8,29 12.9,41.2")),
    edge(path("12.9,41.2 6,42.2 0,42.4"), 0),
  ]),
  cloth: silk,
  lines: [seam(path("-6.8,0.8 -3.6,2.5 0,2.9 3.6,2.5 6.8,0.8"))],
  folds: [
    ...[-9, -5.4, -2, 1.6, 5, 8.8].map(
      (x, i): Fold =>
        crease(
          [
            [x, 41.6],
            [x * 1.08, 36 - (i % 3)],
            [x * 1.22, 29 - (i % 2) * 4],
          ],
          1.4,
          0.75,
          0.45,
        ),
    ),
    crease(path("16.2,20.6 11,24 5.6,24.4"), 1.7, 0.65, 0.3),
    crease(path("-16.2,20.6 -11,24 -5.6,24.4"), 1.7, 0.65, 0.3),
  ],
  roundness: 2.6,
};
const backSkirt = drapedPanel(
  skirtCloth,
  { flutes: 7, lobe: 1.8, rise: [0.55, 0.92], width: 3.2, depth: 0.85, seed: 77, gather: 0.9 },
  silk,
  { top: 0 },
);

const back: Plate = {
  name: "silk-wrap-dress-back",
  alt: "The terracotta silk wrap dress from behind, its belt drawn around the waist and the bias-cut skirt falling in soft flutes.",
  altEs:
    "El vestido cruzado de seda terracota visto por detrás, con el cinturón ceñido y la falda al bies que cae en ondas suaves.",
  ground: "sage",
  frame,
  pieces: [leftArm, ...mirroredPieces([leftArm]), ...backSkirt, backBodice, belt],
};

export const silkWrapDress = [front, back];
