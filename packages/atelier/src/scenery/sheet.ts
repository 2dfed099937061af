import type { Fabric } from "../engine/fabric.ts";
import { fabricFilter } from "../engine/fabric-filter.ts";
import { tag } from "../engine/svg.ts";
import { blurFilters } from "../engine/wash.ts";
import { paper } from "../palette.ts";

export type Size = { width: number; height: number };

/** Pixels painted beyond each edge and trimmed off, so that a wandering edge never shows the border. */
export const BLEED = 16;

/** How the whole sheet takes paint: a cold-pressed paper. */
const COLD_PRESSED: Fabric = {
  frequency: [0.16, 0.16],
  octaves: 2,
  grain: 0.03,
  bloom: 0.035,
  sheen: 0,
  contrast: 0,
  wander: 7,
  soft: 0,
};

/** The paper with everything painted on it, its bleed included. */
export function sheetOf({ width, height }: Size, seed: number, body: string): string {
  const light =
    tag("stop", { offset: 0, "stop-color": paper.light }) +
    tag("stop", { offset: 0.6, "stop-color": paper.base }) +
    tag("stop", { offset: 1, "stop-color": paper.dusk });
  const area = { left: -BLEED, top: -BLEED, right: width + BLEED, bottom: height + BLEED };
  const full = { width: width + 2 * BLEED, height: height + 2 * BLEED };
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `${-BLEED} ${-BLEED} ${full.width} ${full.height}`,
      ...full,
    },
    tag(
      "defs",
      {},
      blurFilters() + tag("radialGradient", { id: "sheet", cx: 0.3, cy: 0.2, r: 1.05 }, light),
    ) +
      tag("rect", { x: -BLEED, y: -BLEED, ...full, fill: "url(#sheet)" }) +
      fabricFilter("paint", COLD_PRESSED, area, seed) +
      tag("g", { filter: "url(#paint)" }, body),
  );
}
