import type { Point } from "../engine/point.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Panes = {
  left: number;
  top: number;
  right: number;
  bottom: number;
  columns: number;
  rows: number;
  bar: number;
};

/** Painted wooden glazing bars with their shadow side in ink, and a sill below. */
export function windowFrame(
  sheet: Sketch,
  { left, top, right, bottom, columns, rows, bar }: Panes,
): void {
  const timber = (x1: number, y1: number, x2: number, y2: number) => {
    sheet.wash(
      [
        [x1, y1],
        [x2, y1],
        [x2, y2],
        [x1, y2],
      ],
      { color: tones.cream, to: tones.stone, flow: [0, 0, 1, 1], rim: 0.35 },
    );
    const upright = y2 - y1 > x2 - x1;
    const lines: readonly (readonly [Point, Point, number])[] = upright
      ? [
          [[x1, y1], [x1, y2], 1.4],
          [[x2, y1], [x2, y2], 2.2],
        ]
      : [
          [[x1, y1], [x2, y1], 1.4],
          [[x1, y2], [x2, y2], 2.2],
        ];
    for (const [a, b, weight] of lines)
      sheet.ink([a, b], { weight, overshoot: 1, taper: [0.02, 0.02] });
  };
  for (let i = 1; i < rows; i++) {
    const y = top + ((bottom - top) * i) / rows;
    timber(left, y - bar * 0.3, right, y + bar * 0.3);
  }
  for (let i = 1; i < columns; i++) {
    const x = left + ((right - left) * i) / columns;
    timber(x - bar * 0.36, top, x + bar * 0.36, bottom);
  }
  timber(left - bar, top - bar, left, bottom + bar * 0.5);
  timber(right, top - bar, right + bar, bottom + bar * 0.5);
  timber(left - bar, top - bar, right + bar, top);
  timber(left - bar * 2.4, bottom, right + bar * 2.4, bottom + bar * 1.7);
}
