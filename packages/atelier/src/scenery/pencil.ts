import type { Point } from "../engine/point.ts";
import { shadowAt } from "./laid-shadow.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A red pencil, its cut end towards us. */
export function pencil(sheet: Sketch, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const at = (t: number, side: number): Point => [
    from[0] + dx * t - (dy / long) * side,
    from[1] + dy * t + (dx / long) * side,
  ];
  shadowAt(sheet, [
    at(0, -4),
    at(1, -4),
    [at(1, 4)[0] + 12, at(1, 4)[1] + 6],
    [at(0, 4)[0] + 12, at(0, 4)[1] + 6],
  ]);
  sheet.wash([at(0, -6), at(0.84, -7.5), at(0.84, 7.5), at(0, 6)], {
    color: tones.terracotta,
    to: tones.terracottaDeep,
    flow: [1, 0, 0, 0.2],
    rim: 0.4,
  });
  sheet.wash([at(0.84, -7.5), at(0.97, -2), at(0.97, 2), at(0.84, 7.5)], {
    color: tones.sand,
    rim: 0.5,
  });
  sheet.wash([at(0.965, -2), at(1, 0), at(0.965, 2)], { color: tones.terracottaDeep, rim: 0 });
  sheet.ink([at(0, 6), at(0.84, 7.5), at(1, 0)], { weight: 1.8 });
  sheet.ink([at(0, -6), at(0.84, -7.5), at(1, 0)], { weight: 1.4 });
  sheet.ink([at(0.25, 1), at(0.84, 1.5)], { weight: 1, opacity: 0.5 });
}
