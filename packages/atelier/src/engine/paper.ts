import { type GroundName, ground, paper } from "../palette.ts";
import { arc } from "./arc.ts";
import { blurFilter } from "./blur.ts";
import { type Box, boxOf, resample } from "./curve.ts";
import type { Point } from "./point.ts";
import { noise } from "./random.ts";
import { pathData, tag } from "./svg.ts";

export const WIDTH = 1200;
export const HEIGHT = 1600;

/** The part of a box that can be seen: filters must not paint what a detail crops away. */
export function onSheet({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(WIDTH, right),
    bottom: Math.min(HEIGHT, bottom),
  };
}

/** The sheet, lit from the upper left, and the loose pale wash a subject stands before. */
export function sheet(name: GroundName, seed: number): string {
  const light =
    tag("stop", { offset: 0, "stop-color": paper.light }) +
    tag("stop", { offset: 0.6, "stop-color": paper.base }) +
    tag("stop", { offset: 1, "stop-color": paper.dusk });
  const arch = pathData(archLoop(seed), true);
  const color = ground[name];
  return (
    tag("radialGradient", { id: "sheet", cx: 0.3, cy: 0.2, r: 1.05 }, light) +
    tag("rect", { width: WIDTH, height: HEIGHT, fill: "url(#sheet)" }) +
    tag(
      "linearGradient",
      { id: "ground", x1: 0.2, y1: 0, x2: 0.6, y2: 1 },
      tag("stop", { offset: 0, "stop-color": color, "stop-opacity": 0.5 }) +
        tag("stop", { offset: 1, "stop-color": color, "stop-opacity": 0.95 }),
    ) +
    tag("path", { d: arch, fill: "url(#ground)", filter: "url(#blur-4)" }) +
    tag("path", {
      d: arch,
      fill: "none",
      stroke: color,
      "stroke-width": 4,
      "stroke-opacity": 0.7,
      filter: "url(#blur-2)",
    })
  );
}

/** A loggia's arch in one loose wash: its edge wanders as a wide wet brush does. */
function archLoop(seed: number): Point[] {
  const [left, right, spring, floor] = [190, 1010, 500, 1490];
  const center = (left + right) / 2;
  const radius = (right - left) / 2;
  const crown = arc([center, spring], radius, radius, 180, 360, 24);
  const corner: Point = [left, floor];
  return resample([corner, ...crown, [right, floor], corner], 12).map(([x, y], i) => [
    x + noise(seed + 5, i / 5) * 4 + noise(seed + 6, i / 23) * 7,
    y + noise(seed + 8, i / 5) * 4 + noise(seed + 9, i / 23) * 7,
  ]);
}

/** Keeps a close view within the arch. */
export function windowed(children: string, seed: number): string {
  const arch = pathData(archLoop(seed), true);
  return (
    tag("clipPath", { id: "window" }, tag("path", { d: arch })) +
    tag("g", { "clip-path": "url(#window)" }, children) +
    tag("path", {
      d: arch,
      fill: "none",
      stroke: paper.light,
      "stroke-width": 6,
      "stroke-opacity": 0.7,
      filter: "url(#blur-2)",
    })
  );
}

/** The shadow a subject throws on the sheet behind it. */
export function thrownShadow(loops: readonly (readonly Point[])[]): string {
  const thrown = loops.map((loop) => loop.map(([x, y]): Point => [x + 17, y + 13]));
  const d = thrown.map((loop) => pathData(loop, true)).join("");
  return (
    blurFilter("thrown", boxOf(thrown.flat()), 13) +
    tag("path", { d, fill: paper.shadow, "fill-opacity": 0.3, filter: "url(#thrown)" })
  );
}

/** The shadow a thing throws over the floor it stands on: long and faint to the right, close and deep where it touches. */
export function groundShadow(print: readonly Point[], index: number): string {
  const layer = (name: string, by: Point, blur: number, opacity: number) => {
    const id = `ground-${name}-${index}`;
    const moved = print.map(([x, y]): Point => [x + by[0], y + by[1]]);
    return (
      blurFilter(id, boxOf(moved), blur) +
      tag("path", {
        d: pathData(moved, true),
        fill: paper.shadow,
        "fill-opacity": opacity,
        filter: `url(#${id})`,
      })
    );
  };
  return (
    layer("far", [58, 10], 24, 0.5) +
    layer("near", [22, 11], 10, 0.6) +
    layer("touch", [5, 6], 3, 0.7)
  );
}
