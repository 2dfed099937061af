import { edge } from "../engine/outline.ts";
import { type Cloth, movedPieces, type Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { crease, flute } from "./sewing.ts";

type Tail = { length: number; lean: number; wide: number };
type Bow = {
  at: Point;
  loop: { wide: number; tall: number; droop: number };
  tails: readonly Tail[];
};

/** A soft bow: tails first, then two loops, then the knot that holds them. */
export function bow({ at, loop, tails }: Bow, cloth: Cloth): Piece[] {
  const pieces = [
    ...tails.map((tail) => bowTail(tail, cloth)),
    bowLoop(loop, 1, cloth),
    bowLoop(loop, -1, cloth),
    knot(loop.tall, cloth),
  ];
  return movedPieces(pieces, ([x, y]) => [x + at[0], y + at[1]]);
}

function bowTail({ length, lean, wide }: Tail, cloth: Cloth): Piece {
  const start = Math.sign(lean) * 0.5;
  const half = wide / 2;
  const at = (across: number, down: number): Point => [across, length * down];
  const left = [
    at(start - half * 0.35, 0),
    at(lean * 0.4 - half * 0.8, 0.33),
    at(lean * 0.62 - half * 0.9, 0.66),
    at(lean - half, 1),
  ];
  const tip: Point = [lean + half * 0.9, length + wide * 0.45];
  const right = [
    tip,
    at(lean * 0.78 + half * 0.9, 0.66),
    at(lean * 0.5 + half, 0.33),
    at(start + half * 0.5, 0),
  ];
  const spine = [[start, 0.4] as const, at(lean * 0.46, 0.33), at(lean * 0.7, 0.66), at(lean, 1)];
  const pinch = [
    [start - 0.2, 0.4] as const,
    at(lean * 0.34, 0.25),
    at(lean * 0.45 - half * 0.4, 0.5),
  ];
  return {
    edges: [edge(left), edge([left[3] as Point, tip]), edge(right)],
    cloth,
    folds: [flute(spine, wide * 0.4, 0.85, [0, 0.5]), crease(pinch, wide * 0.25, 0.8, 0.4)],
    roundness: wide * 0.3,
    cast: 0.5,
  };
}

function bowLoop({ wide, tall, droop }: Bow["loop"], side: 1 | -1, cloth: Cloth): Piece {
  const at = (x: number, y: number): Point => [side * x * wide, y * tall + x * droop];
  return {
    edges: [
      edge([
        at(0, -0.16),
        at(0.45, -0.52),
        at(0.86, -0.55),
        at(1, -0.1),
        at(0.9, 0.42),
        at(0.5, 0.36),
        at(0, 0.2),
      ]),
    ],
    cloth,
    folds: [
      crease([at(0.05, 0), at(0.4, -0.1), at(0.8, -0.14)], tall * 0.3, 0.9, 0.6),
      crease([at(0.05, 0.1), at(0.35, 0.14), at(0.62, 0.22)], tall * 0.2, 0.8, 0.5),
      crease([at(0.97, -0.12), at(0.88, 0.02), at(0.9, 0.36)], tall * 0.2, 0.8, 1),
    ],
    roundness: tall * 0.28,
    cast: 0.5,
  };
}

function knot(tall: number, cloth: Cloth): Piece {
  const r = tall * 0.36;
  return {
    edges: [
      edge([
        [-r * 0.8, -r * 0.9],
        [0.1, -r * 1.1],
        [r * 0.9, -r * 0.85],
        [r, 0],
        [r * 0.8, r],
        [-0.1, r * 1.15],
        [-r * 0.85, r * 0.9],
        [-r, 0],
        [-r * 0.8, -r * 0.9],
      ]),
    ],
    cloth,
    folds: [
      crease(
        [
          [-r * 0.3, -r * 0.8],
          [0.1, 0],
          [-r * 0.2, r * 0.9],
        ],
        r * 0.5,
        0.8,
        0.8,
      ),
    ],
    roundness: r * 0.6,
    cast: 0.5,
  };
}
