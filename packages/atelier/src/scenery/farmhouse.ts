import type { Point } from "../engine/point.ts";
import { rectangle } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A farmhouse with its dovecote, far off on a hill. */
export function farmhouse(sheet: Sketch, [x, y]: Point, s: number): void {
  sheet.wash(rectangle(x, y - 26 * s, x + 46 * s, y), { color: tones.rose, rim: 0.4 });
  sheet.wash(rectangle(x + 30 * s, y - 40 * s, x + 48 * s, y), { color: tones.plaster, rim: 0.4 });
  sheet.wash(
    [
      [x - 4 * s, y - 25 * s],
      [x + 3 * s, y - 34 * s],
      [x + 30 * s, y - 34 * s],
      [x + 32 * s, y - 25 * s],
    ],
    { color: tones.terracotta, opacity: 0.85 },
  );
  sheet.wash(
    [
      [x + 27 * s, y - 39 * s],
      [x + 39 * s, y - 47 * s],
      [x + 51 * s, y - 39 * s],
    ],
    { color: tones.terracotta, opacity: 0.85 },
  );
  sheet.glaze(rectangle(x + 40 * s, y - 40 * s, x + 48 * s, y), {
    color: tones.shadow,
    opacity: 0.35,
  });
  for (const dx of [6, 15, 24])
    sheet.wash(rectangle(x + dx * s, y - 19 * s, x + (dx + 3) * s, y - 12 * s), {
      color: tones.sepia,
      opacity: 0.7,
      rim: 0,
    });
}
