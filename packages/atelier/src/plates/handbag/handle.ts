import { beside } from "../../engine/curve.ts";
import { edge } from "../../engine/outline.ts";
import type { Cloth, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { ellipse } from "../../parts/closures.ts";
import { brass } from "../../parts/cloth.ts";
import { crease, inked, stitch } from "../../parts/sewing.ts";

/** A rolled handle standing in an arch, from ring to ring. */
export function handle(line: Point[], thick: number, leather: Cloth, shade = 0, thread = 1): Piece {
  const inner = beside(line, thick);
  return {
    edges: [
      edge(line),
      edge([line[line.length - 1] as Point, inner[inner.length - 1] as Point]),
      edge([...inner].reverse()),
      edge([inner[0] as Point, line[0] as Point]),
    ],
    cloth: leather,
    lines: [stitch(beside(line, thick * 0.72), thread)],
    shade,
    roundness: 0.8,
    cast: 0.4,
  };
}

export const arch = (lift: number, shift: number): Point[] => [
  [-9.4 + shift, -3.6],
  [-9.2 + shift, -9],
  [-6.2 + shift, -14.4 - lift],
  [shift, -16.6 - lift],
  [6.2 + shift, -14.4 - lift],
  [9.2 + shift, -9],
  [9.4 + shift, -3.6],
];

export function ring([x, y]: Point, leather: Cloth): Piece {
  return {
    edges: [edge(ellipse([x, y], 1.5, 1.9, 16), 0.8)],
    cloth: brass,
    marks: [{ points: ellipse([x, y], 0.85, 1.2), color: leather.swatch.deep }],
    lines: [inked(ellipse([x, y], 0.85, 1.2))],
    roundness: 0.4,
    cast: 0.6,
    weight: 3,
  };
}

/** The leather a handle hangs by: sewn round its edge, and riveted through the flap where it bears the weight. */
export function tab([x, y]: Point, leather: Cloth, thread: number): Piece[] {
  const strap: Piece = {
    edges: [
      edge([
        [x - 1.5, y],
        [x + 1.5, y],
      ]),
      edge([
        [x + 1.5, y],
        [x + 1.6, y + 4.2],
      ]),
      edge([
        [x + 1.6, y + 4.2],
        [x, y + 5.6],
        [x - 1.6, y + 4.2],
      ]),
      edge([
        [x - 1.6, y + 4.2],
        [x - 1.5, y],
      ]),
    ],
    cloth: leather,
    lines: [
      stitch(
        [
          [x - 1.1, y + 0.4],
          [x - 1.1, y + 3.9],
          [x, y + 4.9],
          [x + 1.1, y + 3.9],
          [x + 1.1, y + 0.4],
        ],
        thread,
      ),
    ],
    folds: [
      crease(
        [
          [x - 0.5, y + 0.8],
          [x - 0.2, y + 2.4],
          [x - 0.4, y + 4],
        ],
        0.5,
        0.5,
      ),
    ],
    roundness: 0.5,
    cast: 0.75,
  };
  const rivet: Piece = {
    edges: [edge(ellipse([x, y + 3.4], 0.42, 0.42, 12), 0.7)],
    cloth: brass,
    roundness: 0.3,
    cast: 0.7,
    weight: 2.4,
  };
  return [strap, rivet];
}
