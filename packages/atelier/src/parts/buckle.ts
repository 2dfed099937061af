import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";

type Buckle = {
  /** The upper left corner of the frame. */
  at: Point;
  wide: number;
  tall: number;
  thick: number;
  /** Centimeters the right side stands higher, as a belt does that curves away. */
  rise: number;
};

/** A square buckle: four bars of a frame, and the prong that lies across it. */
export function buckle({ at: [x, y], wide, tall, thick, rise }: Buckle, cloth: Cloth): Piece[] {
  const level = (from: number, to: number, top: number, bottom: number): Piece => {
    const tilt = (across: number) => (-rise * across) / wide;
    return bar(
      [
        [x + from, y + top + tilt(from)],
        [x + to, y + top + tilt(to)],
        [x + to, y + bottom + tilt(to)],
        [x + from, y + bottom + tilt(from)],
      ],
      cloth,
    );
  };
  return [
    level(0, wide, 0, thick),
    level(0, wide, tall - thick, tall),
    level(0, thick, 0, tall),
    level(wide - thick, wide, 0, tall),
    level(thick * 0.4, wide + thick * 0.5, tall / 2 - thick * 0.36, tall / 2 + thick * 0.36),
  ];
}

function bar(corners: readonly Point[], cloth: Cloth): Piece {
  return {
    edges: corners.map((corner, i) => edge([corner, corners[(i + 1) % corners.length] as Point])),
    cloth,
    roundness: 0.35,
    cast: 0.6,
    weight: 3,
  };
}
