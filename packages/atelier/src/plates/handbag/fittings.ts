import { beside } from "../../engine/curve.ts";
import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Cloth, Line, Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { ellipse } from "../../parts/closures.ts";
import { brass } from "../../parts/cloth.ts";
import { crease, light, seam, stitch } from "../../parts/sewing.ts";

/** A bell of leather over the keys, hanging from the right ring. */
export function charm(leather: Cloth, thread: number): Piece[] {
  const cord = beside(path("8.7,-1.6 8.2,1.4 6.6,3.6 5.4,5.4"), 0.42);
  const strap: Piece = {
    edges: [
      edge(path("8.7,-1.6 8.2,1.4 6.6,3.6 5.4,5.4")),
      edge([[5.4, 5.4], cord[cord.length - 1] as Point]),
      edge([...cord].reverse()),
      edge([cord[0] as Point, [8.7, -1.6]]),
    ],
    cloth: leather,
    roundness: 0.3,
    cast: 0.7,
  };
  const bell: Piece = {
    edges: [
      edge(path("4.6,4.9 5.4,4.6 6.2,5.1")),
      edge(path("6.2,5.1 6.6,6.8 6.9,8.6 6.5,10.4")),
      edge(path("6.5,10.4 5.2,10.9 3.8,10.2")),
      edge(path("3.8,10.2 3.6,8.4 4,6.6 4.6,4.9")),
    ],
    cloth: leather,
    lines: [
      stitch(path("4.9,5.3 4.4,6.8 4,8.4 4.2,9.9 5.2,10.4 6.1,10 6.4,8.6 6.2,6.9 5.9,5.4"), thread),
    ],
    folds: [crease(path("5,5.6 4.8,7.6 5,9.8"), 0.9, 0.6)],
    roundness: 0.8,
    cast: 0.8,
  };
  return [strap, bell];
}

/** A slotted screw that holds the lock's plate. */
function screw([x, y]: Point): Line[] {
  return [
    seam(ellipse([x, y], 0.26)),
    seam([
      [x - 0.16, y + 0.12],
      [x + 0.16, y - 0.12],
    ]),
  ];
}

export function turnLock([x, y]: Point): Piece[] {
  const plate: Piece = {
    edges: [edge(ellipse([x, y], 2.5, 1.75, 18), 0.9)],
    cloth: brass,
    lines: [seam(ellipse([x, y], 2, 1.3)), ...screw([x - 1.45, y]), ...screw([x + 1.45, y])],
    roundness: 0.7,
    cast: 0.8,
  };
  const key: Piece = {
    edges: [
      edge([
        [x - 0.45, y - 1.5],
        [x + 0.45, y - 1.5],
      ]),
      edge([
        [x + 0.45, y - 1.5],
        [x + 0.45, y + 1.5],
      ]),
      edge([
        [x + 0.45, y + 1.5],
        [x - 0.45, y + 1.5],
      ]),
      edge([
        [x - 0.45, y + 1.5],
        [x - 0.45, y - 1.5],
      ]),
    ],
    cloth: brass,
    lines: [
      light([
        [x - 0.16, y - 1.2],
        [x - 0.16, y + 1.1],
      ]),
    ],
    roundness: 0.4,
    cast: 0.9,
    weight: 3,
  };
  return [plate, key];
}
