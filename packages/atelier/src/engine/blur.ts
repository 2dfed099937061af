import type { Box } from "./curve.ts";
import { tag } from "./svg.ts";

/** Beyond two and a half deviations a blur leaves nothing to be seen. */
const REACH = 2.5;

/** A blur with exactly the room it needs round what it softens: what a filter costs is its area. */
export function blurFilter(id: string, { left, top, right, bottom }: Box, by: number): string {
  const room = by * REACH;
  return tag(
    "filter",
    {
      id,
      filterUnits: "userSpaceOnUse",
      x: left - room,
      y: top - room,
      width: Math.max(1, right - left + 2 * room),
      height: Math.max(1, bottom - top + 2 * room),
      "color-interpolation-filters": "sRGB",
    },
    tag("feGaussianBlur", { stdDeviation: by }),
  );
}
