import type { Point } from "../engine/point.ts";
import { tag } from "../engine/svg.ts";
import type { Sketch } from "./sketch.ts";

/** Warm light spreading from a place on the sheet and fading out at its rim. */
export function glow(
  sheet: Sketch,
  [x, y]: Point,
  radius: number,
  color: string,
  opacity: number,
): void {
  const id = sheet.unique("glow");
  sheet.raw(
    tag(
      "radialGradient",
      { id, gradientUnits: "userSpaceOnUse", cx: x, cy: y, r: radius },
      tag("stop", { offset: 0, "stop-color": color, "stop-opacity": opacity }) +
        tag("stop", { offset: 0.5, "stop-color": color, "stop-opacity": opacity * 0.45 }) +
        tag("stop", { offset: 1, "stop-color": color, "stop-opacity": 0 }),
    ) + tag("circle", { cx: x, cy: y, r: radius, fill: `url(#${id})` }),
  );
}
