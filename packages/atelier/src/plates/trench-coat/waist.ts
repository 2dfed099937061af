import { path } from "../../engine/path.ts";
import type { Fold } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { crease } from "../../parts/sewing.ts";

export const cinch = (y: number, rise: number, from: number, to: number): Fold[] =>
  Array.from({ length: 5 }, (_, i) => {
    const x = from + ((to - from) * i) / 4;
    return crease(
      [
        [x, y],
        [x * 1.05, y + rise * 0.45],
        [x * 1.14, y + rise * (0.8 + (i % 3) * 0.16)],
      ],
      1.2,
      0.8,
      0.5,
    );
  });

export const sideLine: Point[] = path("16.8,33 13.9,43 17.8,56 21.6,82 24.4,108");
