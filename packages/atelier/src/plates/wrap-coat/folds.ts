import { path } from "../../engine/path.ts";
import type { Fold } from "../../engine/piece.ts";
import { crease, flute } from "../../parts/sewing.ts";

export const skirtFolds: Fold[] = [
  flute(path("11,46 12.4,74 15,112"), 3.2, 0.7, [0, 0.3]),
  flute(path("-4,47 -5,76 -6,113"), 3, 0.6, [0, 0.2]),
  flute(path("-10.6,46 -13,74 -16,112"), 3.4, 0.75, [0, 0.35]),
];

export const cinch = (y: number, rise: number): Fold[] =>
  [-11, -8, -4.6, -1, 3, 6.6, 10].map((x, i) =>
    crease(
      [
        [x, y],
        [x * 1.05, y + rise * 0.45],
        [x * 1.15, y + rise * (0.8 + (i % 3) * 0.16)],
      ],
      1.3,
      0.75,
      0.5,
    ),
  );
