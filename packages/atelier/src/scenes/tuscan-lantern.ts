import type { Point } from "../engine/point.ts";
import type { Place } from "../scenery/camera.ts";
import { glow } from "../scenery/light.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { eye } from "./tuscan-loggia.ts";

/** An iron lantern on its chain, from the beams. */
export function lantern(sheet: Sketch, at: Place): void {
  const [x, top] = eye.at(at);
  const s = eye.scale(at) * 0.11;
  const y = top + s * 5.2;
  const across = (half: number, down: number): Point[] => [
    [x - half * s, y + down * s],
    [x + half * s, y + down * s],
  ];
  sheet.ink(
    [
      [x, top],
      [x, y - s * 0.9],
    ],
    { weight: 3, overshoot: 0, taper: [0, 0] },
  );
  sheet.wash([...across(0.62, 0), ...across(0.46, 2.1).reverse()], {
    color: tones.light,
    to: tones.lemon,
    toOpacity: 0.75,
    rim: 0.5,
  });
  sheet.wash([...across(0.95, 0.05), ...across(0.2, -0.72).reverse()], {
    color: tones.sepia,
    to: tones.hair,
    rim: 0.5,
  });
  sheet.wash([...across(0.56, 2.05), ...across(0.34, 2.42).reverse()], {
    color: tones.hair,
    rim: 0.4,
  });
  for (const share of [-1, -0.3, 0.34, 1])
    sheet.ink(
      [
        [x + share * 0.62 * s, y],
        [x + share * 0.46 * s, y + 2.1 * s],
      ],
      { weight: 2.4, overshoot: 0, taper: [0, 0] },
    );
  glow(sheet, [x, y + s], s * 3, tones.light, 0.5);
}
