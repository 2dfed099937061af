import { smooth } from "../engine/curve.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

export function gulls(
  sheet: Sketch,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void {
  for (const [x, y, s] of places) {
    sheet.ink(
      smooth(
        [
          [x - 14 * s, y - 3 * s],
          [x - 6 * s, y - 7 * s],
          [x, y],
        ],
        3,
      ),
      { weight: 1.8 * s, color: tones.sepia, opacity: 0.75, overshoot: 0, taper: [0.5, 0.2] },
    );
    sheet.ink(
      smooth(
        [
          [x, y],
          [x + 6 * s, y - 8 * s],
          [x + 15 * s, y - 5 * s],
        ],
        3,
      ),
      { weight: 1.8 * s, color: tones.sepia, opacity: 0.75, overshoot: 0, taper: [0.2, 0.5] },
    );
  }
}
