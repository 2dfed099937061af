import type { Point } from "../engine/point.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** Lay a soft shadow over an area. */
export function shadowAt(sheet: Sketch, loop: Point[], opacity = 0.34): void {
  sheet.glaze(loop, { color: tones.shadowWarm, opacity, blur: 9 });
}
