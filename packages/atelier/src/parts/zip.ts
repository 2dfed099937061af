import { along, lengthOf } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import type { Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import { ribbon } from "../engine/ribbon.ts";
import { steel } from "./cloth.ts";
import { inked } from "./sewing.ts";

/** Zip teeth along a line: a thin strip of metal crossed by its teeth. */
export function zip(path: readonly Point[], wide = 0.75): Piece {
  const strip = ribbon(path, () => wide);
  const half = path.length;
  const count = Math.round(lengthOf(path) / 0.75);
  const teeth = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return inked([along(path, t), along([...strip.slice(half)].reverse(), t)] as const, 0.55);
  });
  const far = strip.slice(half);
  return {
    edges: [
      edge(path, 0.7),
      edge([path[path.length - 1] as Point, far[0] as Point], 0.6),
      edge(far, 0.7),
      edge([far[far.length - 1] as Point, path[0] as Point], 0.6),
    ],
    cloth: steel,
    lines: teeth,
    roundness: 0.2,
    cast: 0.4,
    weight: 2.6,
  };
}

/** The pull that hangs from a zip's slider. */
export function zipPull([x, y]: Point, length: number, lean = 0): Piece {
  return {
    edges: [
      edge(
        [
          [x - 0.45, y - 0.5],
          [x + 0.45, y - 0.5],
          [x + 0.6 + lean, y + length * 0.6],
          [x + 0.3 + lean, y + length],
          [x - 0.3 + lean, y + length],
          [x - 0.6 + lean, y + length * 0.6],
          [x - 0.45, y - 0.5],
        ],
        0.8,
      ),
    ],
    cloth: steel,
    roundness: 0.4,
    cast: 0.6,
    weight: 3,
  };
}
