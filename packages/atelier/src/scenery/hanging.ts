import { boxOf } from "../engine/curve.ts";
import type { Plate } from "../engine/plate.ts";
import type { Point } from "../engine/point.ts";
import { project } from "../engine/project.ts";
import { pathData, tag } from "../engine/svg.ts";
import { setPieces } from "./pieces.ts";
import { rectangle } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

type Hung = {
  /** The middle of the garment's top on the sheet. */
  at: Point;
  /** Pixels of the sheet for one centimeter of cloth. */
  perCm: number;
  turn?: number;
};

/** A plate's garment hung before a wall, its shadow thrown to the lower right. */
export function hang(sheet: Sketch, plate: Plate, { at, perCm, turn = 0 }: Hung): void {
  const loops = plate.pieces.map((piece) => project(piece, plate.frame).loop);
  const { left, right, top } = boxOf(loops.flat());
  const from: Point = [(left + right) / 2, top];
  const size = perCm / plate.frame.scale;
  const fall: Point = [3.6 * perCm, 2.6 * perCm];
  sheet.raw(
    tag(
      "g",
      { opacity: 0.34, style: "mix-blend-mode:multiply", filter: "url(#blur-13)" },
      loops
        .map((loop) => {
          const thrown = loop.map(
            ([x, y]): Point => [
              at[0] + fall[0] + (x - from[0]) * size,
              at[1] + fall[1] + (y - from[1]) * size,
            ],
          );
          return tag("path", { d: pathData(thrown, true), fill: tones.shadowWarm });
        })
        .join(""),
    ),
  );
  setPieces(sheet, plate.pieces, { frame: plate.frame, from, to: at, size, turn, weight: 2.6 });
}

/** A brass rail across the sheet. */
export function rail(sheet: Sketch, y: number, thick = 15): void {
  const bar = rectangle(-30, y, sheet.width + 30, y + thick);
  sheet.glaze(rectangle(-30, y + 20, sheet.width + 30, y + 20 + thick), {
    color: tones.shadowWarm,
    opacity: 0.3,
    blur: 7,
  });
  sheet.wash(bar, { color: "#E3C684", to: "#8F6A2C", rim: 0.4 });
  sheet.wash(rectangle(-30, y + 3, sheet.width + 30, y + 5.5), {
    color: tones.cream,
    opacity: 0.8,
    rim: 0,
  });
  for (const [edge, weight] of [
    [y, 1.5],
    [y + thick, 2.6],
  ] as const)
    sheet.ink(
      [
        [-30, edge],
        [sheet.width + 30, edge],
      ],
      { weight, taper: [0, 0] },
    );
}

/** A hanger's steel hook over the rail, down to where the garment covers it. */
export function hook(sheet: Sketch, x: number, railTop: number, to: number): void {
  const line: Point[] = [
    [x - 15, railTop + 7],
    [x - 14, railTop - 7],
    [x - 3, railTop - 16],
    [x + 10, railTop - 10],
    [x + 11, railTop + 8],
    [x + 3, railTop + 30],
    [x, to],
  ];
  sheet.ink(line, { weight: 7, color: "#5E554C", taper: [0.05, 0] });
  sheet.ink(
    line.map(([px, py]): Point => [px - 1, py - 1]),
    { weight: 2.4, color: "#E6DCCB", taper: [0.1, 0.1], overshoot: 0 },
  );
}

/** The wooden bar trousers hang from, by two clips on their waistband. */
export function clipHanger(sheet: Sketch, [x, y]: Point, half: number): void {
  const bar = rectangle(x - half - 12, y - 22, x + half + 12, y - 8);
  sheet.wash(bar, { color: "#B98A58", to: "#7B5632", rim: 0.5 });
  sheet.ink([bar[0], bar[1]] as Point[], { weight: 1.6 });
  sheet.ink([bar[3], bar[2]] as Point[], { weight: 2.6 });
  for (const cx of [x - half * 0.72, x + half * 0.72]) {
    const clip = rectangle(cx - 9, y - 24, cx + 9, y + 20);
    sheet.wash(clip, { color: "#D8D2C6", to: "#8C867B", flow: [0, 0, 1, 0], rim: 0.5 });
    sheet.ink([...clip, clip[0] as Point], { weight: 1.8, overshoot: 0 });
  }
}
