import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import { swatches } from "../palette.ts";

export const linen: Cloth = { swatch: swatches.ivory, fabric: "linen" };

export const sage: Cloth = { swatch: swatches.sageGreen, fabric: "linen" };

const blush: Cloth = { swatch: swatches.blush, fabric: "linen" };

export function foldedStack(x: number, y: number): Piece[] {
  const layer = (up: number, wide: number, tall: number, cloth: Cloth): Piece => ({
    edges: [
      edge([
        [x - wide, y - up - tall],
        [x, y - up - tall - 4],
        [x + wide, y - up - tall + 2],
      ]),
      edge([
        [x + wide, y - up - tall + 2],
        [x + wide + tall * 0.3, y - up - tall * 0.82],
        [x + wide + tall * 0.42, y - up - tall * 0.5],
        [x + wide + tall * 0.3, y - up - tall * 0.16],
        [x + wide, y - up],
      ]),
      edge([
        [x + wide, y - up],
        [x, y - up + 3],
        [x - wide, y - up],
      ]),
      edge([
        [x - wide, y - up],
        [x - wide - 4, y - up - tall * 0.5],
        [x - wide, y - up - tall],
      ]),
    ],
    cloth,
    lines: [
      {
        points: [
          [x - wide + 8, y - up - tall * 0.5],
          [x, y - up - tall * 0.46],
          [x + wide + 4, y - up - tall * 0.5],
        ],
        kind: "seam",
        weight: 1.4,
      },
    ],
    roundness: tall * 0.3,
    cast: 0.4,
  });
  const fall: Piece = {
    edges: [
      edge([
        [x - 120, y - 40],
        [x - 40, y - 46],
        [x + 30, y - 40],
      ]),
      edge([
        [x + 30, y - 40],
        [x + 40, y + 60],
        [x + 30, y + 150],
        [x + 46, y + 176],
      ]),
      edge([
        [x + 46, y + 176],
        [x, y + 188],
        [x - 40, y + 172],
        [x - 90, y + 186],
        [x - 130, y + 170],
      ]),
      edge([
        [x - 130, y + 170],
        [x - 120, y + 120],
        [x - 132, y + 40],
        [x - 120, y - 40],
      ]),
    ],
    cloth: linen,
    folds: [
      {
        points: [
          [x - 84, y - 38],
          [x - 88, y + 60],
          [x - 80, y + 176],
        ],
        width: 30,
        depth: 0.8,
        shape: "open",
        ink: [0.2, 1],
      },
      {
        points: [
          [x - 34, y - 40],
          [x - 30, y + 70],
          [x - 36, y + 172],
        ],
        width: 34,
        depth: 0.8,
        shape: "open",
        ink: [0.3, 1],
      },
      {
        points: [
          [x + 6, y - 40],
          [x + 8, y + 60],
          [x + 4, y + 180],
        ],
        width: 24,
        depth: 0.7,
        shape: "open",
        ink: [0.4, 1],
      },
    ],
    roundness: 14,
    cast: 0.5,
  };
  return [
    layer(0, 150, 44, blush),
    fall,
    layer(45, 138, 40, linen),
    layer(86, 144, 30, sage),
    layer(116, 132, 42, blush),
  ];
}
