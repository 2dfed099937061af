import type { Point } from "../engine/point.ts";
import { pathData, tag } from "../engine/svg.ts";
import { CAP, letters } from "./letters.ts";

export type Setting = {
  /** Left end of the baseline's cap line, and cap height, in pixels. */
  at: Point;
  height: number;
  /** Space between letters, as a share of the cap height. */
  tracking: number;
  color: string;
  stem?: number;
  hair?: number;
};

/** Width of a line of capitals in pixels. */
export function widthOf(text: string, { height, tracking, stem = 96, hair = 19 }: Setting): number {
  const drawn = letters({ stem, hair });
  const total = [...text].reduce((sum, char) => sum + (drawn[char]?.advance ?? 330), 0);
  return (total * height) / CAP + tracking * height * (text.length - 1);
}

/** Draw a line of the brand's own capitals as outlines, which need no font. */
export function wordmark(text: string, setting: Setting): string {
  const { at, height, tracking, color, stem = 96, hair = 19 } = setting;
  const drawn = letters({ stem, hair });
  const size = height / CAP;
  let pen = at[0];
  const marks: string[] = [];
  for (const char of text) {
    const letter = drawn[char];
    const x = pen;
    for (const shape of letter?.shapes ?? [])
      marks.push(
        pathData(
          shape.map(([px, py]) => [(x + px * size) * 10, (at[1] + py * size) * 10] as const),
          true,
        ),
      );
    pen += (letter?.advance ?? 330) * size + tracking * height;
  }
  return tag(
    "g",
    { fill: color, transform: "scale(0.1)" },
    marks.map((d) => tag("path", { d })).join(""),
  );
}
