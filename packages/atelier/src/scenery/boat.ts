import { smooth } from "../engine/curve.ts";
import type { Point } from "../engine/point.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A small lateen boat far out. */
export function boat(sheet: Sketch, [x, y]: Point, s: number): void {
  sheet.wash(
    smooth(
      [
        [x - 15 * s, y - 3 * s],
        [x - 9 * s, y + 3 * s],
        [x + 10 * s, y + 3 * s],
        [x + 17 * s, y - 4 * s],
        [x - 15 * s, y - 3 * s],
      ],
      3,
    ),
    { color: tones.terracotta, rim: 0.4 },
  );
  sheet.wash(
    [
      [x + 1 * s, y - 46 * s],
      [x - 15 * s, y - 7 * s],
      [x + 1 * s, y - 7 * s],
    ],
    { color: tones.cream, rim: 0.4 },
  );
  sheet.wash(
    [
      [x + 4 * s, y - 38 * s],
      [x + 15 * s, y - 8 * s],
      [x + 4 * s, y - 7 * s],
    ],
    { color: tones.rose, rim: 0.4 },
  );
  sheet.ink(
    [
      [x + 2.4 * s, y - 50 * s],
      [x + 2.4 * s, y - 3 * s],
    ],
    { weight: 1.4 * Math.max(0.8, s), overshoot: 0 },
  );
  sheet.wash(
    [
      [x - 12 * s, y + 5 * s],
      [x + 13 * s, y + 5 * s],
      [x + 3 * s, y + 17 * s],
    ],
    { color: tones.cream, opacity: 0.45, rim: 0, blur: 1.5 },
  );
}
