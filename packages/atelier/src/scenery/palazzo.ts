import type { Point } from "../engine/point.ts";
import { rectangle } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Palazzo = {
  left: number;
  right: number;
  /** Where its cornice runs, and how far down it is seen. */
  top: number;
  bottom: number;
  color: string;
  columns: number;
  /** Pixels from one row of windows to the next. */
  storey: number;
};

/** A town house front: tiled eaves over a cornice, shuttered windows row by row, one side in shade. */
export function palazzo(sheet: Sketch, house: Palazzo): void {
  const { left, right, top, bottom, color, columns, storey } = house;
  const wide = right - left;
  sheet.wash(rectangle(left, top, right, bottom), { color, rim: 0.35 });
  sheet.wash(
    [
      [left - 7, top],
      [left + 5, top - storey * 0.24],
      [right - 5, top - storey * 0.24],
      [right + 7, top],
    ],
    { color: tones.terracotta, opacity: 0.8, rim: 0.4 },
  );
  sheet.wash(rectangle(left - 5, top, right + 5, top + 7), { color: tones.cream, rim: 0.5 });
  const pitch = wide / columns;
  for (let row = 0; top + storey * (row + 0.9) < bottom + storey; row++)
    for (let column = 0; column < columns; column++)
      shutteredWindow(
        sheet,
        [left + pitch * (column + 0.5), top + storey * (row + 0.3)],
        pitch * 0.2,
        storey * 0.46,
      );
  sheet.glaze(rectangle(right - wide * 0.2, top + 7, right, bottom), {
    color: tones.shadow,
    opacity: 0.26,
  });
}

function shutteredWindow(sheet: Sketch, [x, y]: Point, half: number, tall: number): void {
  sheet.wash(rectangle(x - half, y, x + half, y + tall), {
    color: tones.sepia,
    opacity: 0.62,
    rim: 0,
  });
  for (const side of [-1, 1])
    sheet.wash(rectangle(x + side * half, y - 1, x + side * half * 1.95, y + tall + 1), {
      color: tones.cypress,
      opacity: 0.72,
      rim: 0.3,
    });
  sheet.wash(rectangle(x - half * 2.1, y + tall, x + half * 2.1, y + tall + 3), {
    color: tones.cream,
    rim: 0.3,
  });
}

/** The cathedral far off: a gabled front bristling with spires, all one pale wash. */
export function spires(sheet: Sketch, [x, foot]: Point, wide: number, tall: number): void {
  const pinnacle = (cx: number, half: number, high: number): Point[] => [
    [cx - half, foot],
    [cx - half, foot - high * 0.66],
    [cx, foot - high],
    [cx + half, foot - high * 0.66],
    [cx + half, foot],
  ];
  const style = { color: tones.shadow, opacity: 0.34, rim: 0.2 };
  sheet.wash(
    [
      [x - wide, foot],
      [x - wide, foot - tall * 0.3],
      [x, foot - tall * 0.56],
      [x + wide, foot - tall * 0.3],
      [x + wide, foot],
    ],
    style,
  );
  for (let i = -4; i <= 4; i++)
    sheet.wash(
      pinnacle(x + (i * wide) / 4, wide * 0.035, tall * (0.72 - Math.abs(i) * 0.075)),
      style,
    );
  sheet.wash(pinnacle(x, wide * 0.06, tall), style);
}
