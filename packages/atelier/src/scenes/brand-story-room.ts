import { path } from "../engine/path.ts";
import type { Point } from "../engine/point.ts";
import { farmhouse } from "../scenery/farmhouse.ts";
import { cypress, hill } from "../scenery/greenery.ts";
import { rectangle } from "../scenery/shapes.ts";
import type { Sketch } from "../scenery/sketch.ts";
import { tones } from "../scenery/tones.ts";
import { windowFrame } from "../scenery/window-frame.ts";

/** The crests seen through the window. */
const HILLS: Record<"far" | "near", Point[]> = {
  far: path("140,286 240,262 340,280 480,250"),
  near: path("140,340 260,322 380,314 480,330"),
};

export function room(sheet: Sketch): void {
  sheet.wash(rectangle(-30, -30, 1630, 560), {
    color: tones.cream,
    to: tones.sand,
    flow: [0, 0, 1, 0.6],
    rim: 0,
  });
  const window = path("150,0 470,0 470,400 150,400") as Point[];
  sheet.wash(window, { color: tones.skyHigh, opacity: 0.7, to: tones.light, rim: 0.3 });
  sheet.within(window, () => {
    hill(sheet, HILLS.far, 420, tones.hillFar, { line: 0.25, fade: 0.7 });
    hill(sheet, HILLS.near, 430, tones.sagePale, { line: 0.35, fade: 0.95 });
    farmhouse(sheet, [372, 318], 0.9);
    for (const [x, tall] of [
      [206, 104],
      [240, 76],
      [356, 54],
    ] as const)
      cypress(sheet, [x, 372], tall, { haze: 0.25, seed: x, slim: 0.1 });
  });
  windowFrame(sheet, {
    left: 150,
    top: -40,
    right: 470,
    bottom: 396,
    columns: 2,
    rows: 2,
    bar: 16,
  });
  sheet.wash(path("780,60 980,110 980,440 780,420"), {
    color: tones.light,
    opacity: 0.75,
    blur: 8,
  });
}
