import { edge } from "../../engine/outline.ts";
import { path } from "../../engine/path.ts";
import type { Piece } from "../../engine/piece.ts";
import type { Point } from "../../engine/point.ts";
import { surface, warp } from "../../parts/surface.ts";
import { fold, silk } from "./materials.ts";

const left: Point[] = path("-8.2,74.6 -11.4,86 -13,98 -12.6,120 -17,148");

const right: Point[] = path("8.8,74.4 14.6,86 18.6,97 30,116 50,128 72,127");

const blown = surface(left, right, { top: 1.2, bottom: 14 });

const hem: Point[] = path(
  "72,127 73,132 66,137 57,138.4 51,145 43,150 36.4,146.6 30,152.6 21,157 13.6,152.6 6,157 -2,158.4 -8,152.8 -13,152 -17,148",
);

export const skirt: Piece = {
  edges: [
    edge(path("-8.2,74.6 0,76 8.8,74.4"), 0),
    edge(right),
    edge(hem),
    edge([...left].reverse()),
  ],
  cloth: silk,
  folds: [
    ...(
      [
        [0.13, 0.42, 3.6, 0.6],
        [0.27, 0.1, 5, 0.2],
        [0.4, 0.5, 4, 0.75],
        [0.5, 0.16, 5.4, 0.3],
        [0.63, 0.34, 5, 0.6],
        [0.74, 0.06, 6, 0.12],
        [0.86, 0.3, 5, 0.5],
      ] as const
    ).map(([u, from, width, inkFrom]) =>
      fold(warp(blown, u, from, 1.0, 7), width, 0.9, [inkFrom, 0.985], "open"),
    ),
    fold(path("7.6,75 3,82 -5,88 -11.6,90"), 1.9, 0.8, [0, 0.35]),
    fold(path("8.2,75 6.4,86 5,99 6.4,112"), 2.4, 0.85, [0, 0.5]),
    fold(path("8.6,75 12.6,86 18,96 27,108"), 2.2, 0.85, [0, 0.55]),
  ],
  roundness: 3.4,
};

export const skirtInside: Piece = {
  edges: [
    edge(path("71,126 30,128 -15,140"), 0),
    edge(path("-15,140 -9,150 -3,148.4 6,152.6 14,147 22,151 36,142 50,140 62,133 71,126"), 0.6),
  ],
  cloth: silk,
  shade: 0.6,
  roundness: 0,
};
