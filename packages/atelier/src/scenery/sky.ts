import type { Point } from "../engine/point.ts";
import { glow } from "./light.ts";
import { rectangle } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Sky = {
  left: number;
  top: number;
  right: number;
  horizon: number;
  sun: Point;
  reach: number;
};

/** Blue laid from the top and let run out well above a warm horizon. */
export function sky(sheet: Sketch, { left, top, right, horizon, sun, reach }: Sky): void {
  const all = rectangle(left, top, right, horizon);
  sheet.wash(all, { color: tones.skyLow, rim: 0 });
  sheet.wash(all, {
    color: tones.skyHigh,
    opacity: 0.9,
    toOpacity: 0,
    flow: [0.55, 0, 0.45, 0.86],
    rim: 0,
  });
  glow(sheet, sun, reach, "#FFE9C4", 0.9);
}
