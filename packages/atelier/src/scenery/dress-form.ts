import { edge, symmetric } from "../engine/outline.ts";
import type { Cloth, Fold, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { ellipse } from "../parts/closures.ts";

const linen: Cloth = { swatch: swatches.natural, fabric: "linen" };
const wood: Cloth = { swatch: swatches.sole, fabric: "leather" };

/** A tailor's form on its stand, in centimetres, its throat at (0, 0), pinned with a length of silk. */
export function dressForm(silk: Cloth): Piece[] {
  const pole: Piece = {
    edges: [
      edge([
        [-1.6, 66],
        [-1.6, 116],
      ]),
      edge([
        [-1.6, 116],
        [1.6, 116],
      ]),
      edge([
        [1.6, 116],
        [1.6, 66],
      ]),
      edge([
        [1.6, 66],
        [-1.6, 66],
      ]),
    ],
    cloth: wood,
    roundness: 1,
  };
  const torso: Piece = {
    edges: symmetric([
      edge([
        [0, -11.4],
        [5, -11],
        [5.6, -10],
      ]),
      edge([
        [5.6, -10],
        [5.4, -4],
        [8, 0],
        [17.4, 4.4],
      ]),
      edge([
        [17.4, 4.4],
        [18.4, 8],
        [16.2, 14],
        [16.6, 20],
      ]),
      edge([
        [16.6, 20],
        [16.6, 27],
        [12, 40.6],
        [15, 50],
        [18.4, 62],
        [18, 68],
      ]),
      edge([
        [18, 68],
        [9, 70.6],
        [0, 71.2],
      ]),
    ]),
    cloth: linen,
    lines: [
      {
        points: [
          [0, -10],
          [0.2, 20],
          [0, 45],
          [0.2, 71],
        ],
        kind: "seam",
      },
      {
        points: [
          [9, 1],
          [8.4, 18],
          [6.4, 40],
          [8.6, 69],
        ],
        kind: "seam",
      },
      {
        points: [
          [-9, 1],
          [-8.4, 18],
          [-6.4, 40],
          [-8.6, 69],
        ],
        kind: "seam",
      },
      {
        points: [
          [-12, 40.8],
          [0, 42.6],
          [12, 40.8],
        ],
        kind: "seam",
        weight: 1.4,
      },
      {
        points: [
          [-16.6, 25],
          [0, 28],
          [16.6, 25],
        ],
        kind: "stitch",
      },
    ],
    roundness: 3.4,
  };
  const cap: Piece = { edges: [edge(ellipse([0, -10.8], 5.8, 1.9))], cloth: wood, roundness: 1 };
  const knob: Piece = {
    edges: [
      edge([
        [-1.4, -12],
        [-1.8, -15],
        [0, -17.4],
        [1.8, -15],
        [1.4, -12],
        [-1.4, -12],
      ]),
    ],
    cloth: wood,
    roundness: 1,
  };
  const fan = (ends: Point[]): Fold[] =>
    ends.map((end) => ({
      points: [[11.4, 41], [(11.4 + end[0]) / 2 - 0.5, (41 + end[1]) / 2 + 1.4], end],
      width: 2.6,
      depth: 0.85,
      shape: "spindle",
      ink: [0, 0.6],
    }));
  const drape: Piece = {
    edges: [
      edge([
        [-17.8, 4.4],
        [-12, 0.6],
        [-7, 0.2],
      ]),
      edge([
        [-7, 0.2],
        [-4, 12],
        [2, 24],
        [12.4, 38],
      ]),
      edge([
        [12.4, 38],
        [12.6, 44],
        [17.6, 60],
        [24, 88],
        [27, 104],
      ]),
      edge([
        [27, 104],
        [21, 107],
        [16, 103.6],
        [9, 108],
        [3, 104],
        [-1, 106],
      ]),
      edge([
        [-1, 106],
        [-2, 84],
        [-8, 62],
        [-13.4, 47],
        [-16.8, 28],
        [-16.8, 16],
        [-17.8, 4.4],
      ]),
    ],
    cloth: silk,
    folds: [
      ...fan([
        [-6, 12],
        [-10, 24],
        [-13, 36],
        [-9, 50],
      ]),
      {
        points: [
          [11.6, 43],
          [8, 62],
          [10, 82],
          [15, 104],
        ],
        width: 5,
        depth: 0.9,
        shape: "open",
        ink: [0, 1],
      },
      {
        points: [
          [11.8, 43],
          [12.6, 62],
          [18, 84],
          [21.4, 106],
        ],
        width: 4.4,
        depth: 0.9,
        shape: "open",
        ink: [0.1, 1],
      },
      {
        points: [
          [11, 43],
          [3, 60],
          [2, 82],
          [5, 104],
        ],
        width: 4.6,
        depth: 0.9,
        shape: "open",
        ink: [0.2, 1],
      },
    ],
    roundness: 3,
    cast: 0.5,
  };
  const pin = (x: number, y: number): Piece => ({
    edges: [edge(ellipse([x, y], 0.9))],
    cloth: { swatch: swatches.steel, fabric: "metal" },
    roundness: 0.4,
  });
  return [pole, torso, cap, knob, drape, pin(11.6, 40.6), pin(-9.6, 3.2), pin(-13.6, 6.6)];
}
