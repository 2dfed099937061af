import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { swatches } from "../palette.ts";
import { light } from "../parts/sewing.ts";

export function sunglasses([x, y]: Point): Piece[] {
  const lens: Cloth = { swatch: swatches.black, fabric: "metal" };
  const one = (cx: number): Piece => ({
    edges: [
      edge([
        [cx - 44, y - 16],
        [cx - 8, y - 26],
        [cx + 36, y - 20],
        [cx + 42, y],
        [cx + 18, y + 20],
        [cx - 22, y + 20],
        [cx - 44, y - 16],
      ]),
    ],
    cloth: lens,
    lines: [
      light(
        [
          [cx - 22, y - 12],
          [cx - 6, y - 16],
          [cx + 8, y - 16],
        ],
        1,
      ),
    ],
    roundness: 6,
    cast: 0.5,
  });
  const arm = (from: Point, to: Point): Piece => ({
    edges: [
      edge([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 5], to]),
      edge([to, [to[0], to[1] + 7]]),
      edge([
        [to[0], to[1] + 7],
        [from[0], from[1] + 7],
      ]),
      edge([[from[0], from[1] + 7], from]),
    ],
    cloth: lens,
    roundness: 2,
    cast: 0.4,
  });
  return [
    arm([x + 92, y - 14], [x + 20, y - 34]),
    arm([x - 92, y - 12], [x - 6, y - 36]),
    one(x - 52),
    one(x + 52),
    {
      edges: [
        edge([
          [x - 12, y - 14],
          [x, y - 20],
          [x + 12, y - 16],
        ]),
        edge([
          [x + 12, y - 16],
          [x + 12, y - 9],
        ]),
        edge([
          [x + 12, y - 9],
          [x, y - 13],
          [x - 12, y - 7],
        ]),
        edge([
          [x - 12, y - 7],
          [x - 12, y - 14],
        ]),
      ],
      cloth: lens,
      roundness: 2,
      cast: 0,
    },
  ];
}
